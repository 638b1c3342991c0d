import type { ComponentProps } from "react";
import { sayCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";
import { LineEditors } from "~/ui/line-editor";
import { enquiryListCopy } from "./copy";
import { ListButton, SEND_FORM } from "./send-list";

type EnquiryLinesProps = Pick<
  ComponentProps<typeof LineEditors>,
  "lines" | "names" | "typed" | "errors" | "products"
>;

export function EnquiryLines(props: EnquiryLinesProps) {
  const figures = useFigures();
  return (
    <section className="stack" aria-labelledby="lines">
      <h2 id="lines">{sayCount(props.lines.length, "size", figures)}</h2>
      <LineEditors
        {...props}
        form={SEND_FORM}
        change={(about, name) => (
          <ListButton look="quiet" size="small" value={`change.${name}`} about={about}>
            Change
          </ListButton>
        )}
        remove={(about, name) => (
          <ListButton look="bare" size="small" icon="trash" value={`remove.${name}`}>
            <span className="enquiry-line-remove">
              Remove<span className="visually-hidden"> {about}</span>
            </span>
          </ListButton>
        )}
      />
      <p className="soft small">{enquiryListCopy.totalHint}</p>
    </section>
  );
}
