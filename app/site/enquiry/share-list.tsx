import { InputField } from "~/ui/field/field";
import { Icon } from "~/ui/icon";
import { enquiryListCopy } from "./copy";
import { HandOn } from "./hand-on";
import type { HandedOn } from "./hand-on.server";

export function ShareList({ share }: { share: HandedOn }) {
  return (
    <details className="panel fold">
      <summary>
        Share this list
        <Icon name="plus" />
      </summary>
      <div className="stack">
        {share.address && (
          <>
            <p>
              The link itself carries the sizes, to a colleague or to your own phone. It holds no name or
              address.
            </p>
            <InputField label="Link to this list" name="share" readOnly value={share.address} />
          </>
        )}
        <HandOn {...share} title={enquiryListCopy.paperTitle} pdf="/enquiry/list.pdf" />
      </div>
    </details>
  );
}
