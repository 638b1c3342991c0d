import type { ComponentProps } from "react";
import { sayCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";
import { useTraffic } from "~/ui/frame/connection";
import { LineEditors, nameOfLine } from "~/ui/line-editor";
import { enquiryListCopy } from "./copy";
import { ListButton, SEND_FORM } from "./send-list";

type EnquiryLinesProps = Pick<
  ComponentProps<typeof LineEditors>,
  "lines" | "names" | "typed" | "errors" | "products"
>;

export function EnquiryLines(props: EnquiryLinesProps) {
  const figures = useFigures();
  // What is typed while the list is changed would go with the old one.
  const isChanging = useTraffic() === "sending";
  return (
    <section className="stack" aria-labelledby="lines">
      <h2 id="lines">{sayCount(props.lines.length, "size", figures)}</h2>
      <LineEditors
        {...props}
        form={SEND_FORM}
        isChanging={isChanging}
        change={(line, name) => (
          <ListButton look="quiet" size="small" value={`change.${name}`} about={nameOfLine(line)}>
            Change
          </ListButton>
        )}
        remove={(line, name) => (
          <ListButton look="bare" size="small" icon="trash" value={`remove.${name}`}>
            <span className="enquiry-line-remove">
              Remove<span className="visually-hidden"> {nameOfLine(line)}</span>
            </span>
          </ListButton>
        )}
      />
      <p className="soft small">{enquiryListCopy.totalHint}</p>
    </section>
  );
}
