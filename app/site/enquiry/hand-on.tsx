import { ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field/field";
import { ShareButtons } from "~/ui/share-buttons";
import type { HandedOn } from "./hand-on.server";

type HandOnProps = HandedOn & { title: string; pdf: string };

/** The sizes as text: as it stands, by mail, WhatsApp or what the device has, and on paper. */
export function HandOn({ title, text, address, mail, whatsapp, pdf }: HandOnProps) {
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
        <ButtonLink href={whatsapp} look="quiet" icon="whatsapp">
          Send by WhatsApp
        </ButtonLink>
        <ButtonLink href={mail} look="quiet" icon="mail">
          Send by email
        </ButtonLink>
        <ButtonLink href={pdf} look="quiet" icon="download">
          PDF
        </ButtonLink>
        <ShareButtons title={title} text={text} link={address} />
      </div>
    </div>
  );
}
