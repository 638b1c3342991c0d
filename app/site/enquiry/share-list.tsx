import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { describeLine, type Line } from "~/models/enquiry/line";
import type { Figures } from "~/steel/figures";
import { Button, ButtonLink } from "~/ui/button";
import { InputField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { useFrame } from "~/ui/frame/frame";
import { Icon } from "~/ui/icon";
import { linkCopy } from "./link-copy";

/** Sizes named in the text of a message; the link carries all. */
const NAMED = 10;

export function ShareList({ link, lines }: { link: string; lines: Line[] }) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const figures = useFigures();
  const hydrated = useHydrated();
  const address = `${useFrame()?.origin ?? ""}/enquiry?list=${link}`;
  const { heading, text, message } = linkCopy.share;
  const words = [message, ...nameSizes(lines, figures), address].join("\n");
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  const canShare = hydrated && typeof navigator.share === "function";
  return (
    <details className="panel enquiry-more">
      <summary>
        {heading}
        <Icon name="plus" />
      </summary>
      <div className="stack">
        <p>{text}</p>
        <InputField label="Link to this list" name="share" readOnly value={address} />
        <div className="cluster">
          {hydrated && (
            <Button type="button" look="quiet" onClick={() => void copy()}>
              Copy link
            </Button>
          )}
          {canShare && (
            <Button
              type="button"
              look="quiet"
              onClick={() => void navigator.share({ title: heading, url: address }).catch(() => {})}
            >
              Share
            </Button>
          )}
          <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(words)}`} look="quiet" icon="whatsapp">
            Send by WhatsApp
          </ButtonLink>
        </div>
        <p role="status" className="small">
          {copied === "yes" && "The link is copied."}
          {copied === "failed" && "The browser did not allow copying: select the link and copy it."}
        </p>
      </div>
    </details>
  );
}

function nameSizes(lines: Line[], figures: Figures) {
  const named = lines.slice(0, NAMED).map((line) => `- ${line.form} ${describeLine(line, figures)}`);
  return lines.length > NAMED ? [...named, `and ${lines.length - NAMED} more`] : named;
}
