import { useState } from "react";
import { Button } from "~/ui/button";

type ShareButtonsProps = { name: string; url: string };

/** Each only where the browser has what it needs. */
export default function ShareButtons({ name, url }: ShareButtonsProps) {
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid("Link copied"),
      () => setSaid(`The link could not be copied: ${url}`),
    );
  // Whoever closes the browser's own window has shared nothing, and knows it.
  const share = () => navigator.share({ title: name, url }).catch(() => {});
  return (
    <>
      <Button type="button" look="quiet" size="small" icon="print" onClick={() => window.print()}>
        Print
      </Button>
      {"share" in navigator && (
        <Button type="button" look="quiet" size="small" icon="mail" onClick={share}>
          Share
        </Button>
      )}
      {"clipboard" in navigator && (
        <Button type="button" look="quiet" size="small" icon="check" onClick={copy}>
          Copy link
        </Button>
      )}
      <span role="status" className="soft small">
        {said}
      </span>
    </>
  );
}
