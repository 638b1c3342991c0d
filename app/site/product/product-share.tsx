import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button, ButtonLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";

type ProductShareProps = { id: string; name: string; url: string };

/** What only a running script can do comes with it, where the browser has what it needs. */
export function ProductShare({ id, name, url }: ProductShareProps) {
  const [said, setSaid] = useState("");
  const hydrated = useHydrated();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid("Link copied"),
      () => setSaid(`The link could not be copied: ${url}`),
    );
  // Whoever closes the browser's own window has shared nothing, and knows it.
  const share = () => navigator.share({ title: name, url }).catch(() => {});
  return (
    <div className="cluster close screen-only">
      <ButtonLink href={`/product/${id}/datasheet.pdf`} look="quiet" size="small" icon="download">
        PDF
      </ButtonLink>
      <PrintButton size="small" />
      {hydrated && (
        <>
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
      )}
    </div>
  );
}
