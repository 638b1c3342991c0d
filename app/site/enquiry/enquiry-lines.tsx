import type { ComponentProps } from "react";
import type { Line } from "~/models/line/line";
import { sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { useTraffic } from "~/ui/frame/connection";
import { LineEditors, nameOfLine } from "~/ui/line-editor";
import { enquiryListCopy } from "./copy";
import { SEND_FORM } from "./send-list";

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
        change={(line, name) => <LineButton name={name} line={line} intent="change" />}
        remove={(line, name) => <LineButton name={name} line={line} intent="remove" />}
      />
      <p className="soft small">{enquiryListCopy.totalHint}</p>
    </section>
  );
}

type LineButtonProps = { name: string; line: Line; intent: "change" | "remove" };

function LineButton({ name, line, intent }: LineButtonProps) {
  const size = <span className="visually-hidden"> {nameOfLine(line)}</span>;
  const shared = { form: SEND_FORM, name: "intent", value: `${intent}.${name}`, formNoValidate: true };
  if (intent === "change") {
    return (
      <Button look="quiet" size="small" {...shared}>
        Change{size}
      </Button>
    );
  }
  return (
    <Button look="bare" size="small" icon="trash" {...shared}>
      <span className="enquiry-line-remove">Remove{size}</span>
    </Button>
  );
}
