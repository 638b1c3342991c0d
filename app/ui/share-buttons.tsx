import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "./button";

/** Without a text the link is shared. */
type ShareButtonsProps = { title: string; text?: string; link: string | null; size?: "small" };

/** What a running script alone can do, where the browser has what it needs: the clipboard is there on https only. */
export function ShareButtons({ title, text, link, size }: ShareButtonsProps) {
  const [said, setSaid] = useState("");
  if (!useHydrated()) return null;
  // Whoever closes the browser's own window has shared nothing, and knows it.
  const share = () => navigator.share(text ? { title, text } : { title, url: link ?? "" }).catch(() => {});
  const copy = (noun: string, words: string) =>
    navigator.clipboard.writeText(words).then(
      () => setSaid(`The ${noun} is copied.`),
      () => setSaid(`The ${noun} could not be copied: ${words === link ? link : "select it and copy it."}`),
    );
  const look = { type: "button", look: "quiet", size } as const;
  return (
    <>
      {"share" in navigator && (
        <Button {...look} onClick={share}>
          Share
        </Button>
      )}
      {"clipboard" in navigator &&
        Object.entries({ text, link }).map(
          ([noun, words]) =>
            words && (
              <Button key={noun} {...look} onClick={() => copy(noun, words)}>
                {`Copy ${noun}`}
              </Button>
            ),
        )}
      <span role="status" className="soft small">
        {said}
      </span>
    </>
  );
}
