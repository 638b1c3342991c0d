import type { Line } from "~/models/enquiry/line";
import { InputField } from "~/ui/field/field";
import { useFrame } from "~/ui/frame/frame";
import { Icon } from "~/ui/icon";
import { HandOn } from "./hand-on";
import { linkCopy } from "./link-copy";

type ShareListProps = {
  /** Null for a list that no address has room for. */
  link: string | null;
  lines: Line[];
};

export function ShareList({ link, lines }: ShareListProps) {
  const origin = useFrame()?.origin ?? "";
  const address = link && `${origin}/enquiry?list=${link}`;
  const { heading, text, message } = linkCopy.share;
  return (
    <details className="panel enquiry-more">
      <summary>
        {heading}
        <Icon name="plus" />
      </summary>
      <div className="stack">
        {address && <p>{text}</p>}
        {address && <InputField label="Link to this list" name="share" readOnly value={address} />}
        <HandOn title={message} lines={lines} address={address} pdf="/enquiry/list.pdf" />
      </div>
    </details>
  );
}
