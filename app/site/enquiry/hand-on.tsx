import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field/field";
import type { HandedOn } from "./hand-on.server";

type HandOnProps = HandedOn & { title: string; pdf: string };

/** The sizes as text: as it stands, by mail, WhatsApp or what the device has, and on paper. */
export function HandOn({ title, text, address, mail, whatsapp, pdf }: HandOnProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const hydrated = useHydrated();
  const canShare = hydrated && typeof navigator.share === "function";
  // Browsers have it on https only.
  const canCopy = hydrated && "clipboard" in navigator;
  const copy = (noun: string, words: string) =>
    navigator.clipboard.writeText(words).then(
      () => setCopied(`The ${noun} is copied.`),
      () => setCopied(`The browser did not allow copying: select the ${noun} and copy it.`),
    );
  return (
    <div className="stack">
      <TextField
        label="The sizes as text"
        name="as-text"
        readOnly
        rows={Math.min(text.split("\n").length + 2, 12)}
        value={text}
      />
      <div className="cluster">
        {canCopy && (
          <Button type="button" look="quiet" onClick={() => void copy("text", text)}>
            Copy text
          </Button>
        )}
        {canCopy && address && (
          <Button type="button" look="quiet" onClick={() => void copy("link", address)}>
            Copy link
          </Button>
        )}
        {canShare && (
          <Button
            type="button"
            look="quiet"
            onClick={() => void navigator.share({ title, text }).catch(() => {})}
          >
            Share
          </Button>
        )}
        <ButtonLink href={whatsapp} look="quiet" icon="whatsapp">
          Send by WhatsApp
        </ButtonLink>
        <ButtonLink href={mail} look="quiet" icon="mail">
          Send by email
        </ButtonLink>
        <ButtonLink href={pdf} look="quiet" icon="download">
          PDF
        </ButtonLink>
      </div>
      <p role="status" className="small">
        {copied}
      </p>
    </div>
  );
}
