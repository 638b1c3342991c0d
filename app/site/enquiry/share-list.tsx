import { InputField } from "~/ui/field/field";
import { Icon } from "~/ui/icon";
import { HandOn } from "./hand-on";
import type { HandedOn } from "./hand-on.server";
import { linkCopy } from "./link-copy";

export function ShareList({ share }: { share: HandedOn }) {
  const { heading, text, message } = linkCopy.share;
  return (
    <details className="panel enquiry-more">
      <summary>
        {heading}
        <Icon name="plus" />
      </summary>
      <div className="stack">
        {share.address && <p>{text}</p>}
        {share.address && (
          <InputField label="Link to this list" name="share" readOnly value={share.address} />
        )}
        <HandOn {...share} title={message} pdf="/enquiry/list.pdf" />
      </div>
    </details>
  );
}
