import { describeLine, writeWeight } from "~/models/enquiry/line";
import type { ShownLine } from "~/models/enquiry/shown.server";
import { sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { LineSubject } from "./enquiry-lines";
import { linkCopy } from "./link-copy";
import { ListTotal } from "./list-total";

type ReceivedListProps = {
  link: string;
  lines: ShownLine[];
  /** The form that its button belongs to; without one it has its own. */
  form?: string;
};

/** A list that was handed on: it is looked at first, and only the button puts it on one's own. */
export function ReceivedList({ link, lines, form }: ReceivedListProps) {
  const figures = useFigures();
  const { heading, text } = linkCopy.received;
  const take = (
    <>
      <input form={form} type="hidden" name="link" value={link} />
      <Button icon="plus" name="intent" value="take" form={form} formNoValidate>
        {lines.length === 1
          ? "Add this to your list"
          : `Add these ${sayCount(lines.length, "size", figures)} to your list`}
      </Button>
    </>
  );
  return (
    <section className="panel hot stack" aria-labelledby="received">
      <h2 id="received">{heading}</h2>
      <p>{text}</p>
      <ul className="enquiry-lines plain">
        {lines.map((line) => (
          <li key={line.key} className="enquiry-line">
            <div className="enquiry-line-head">
              <p className="enquiry-line-size">{describeLine(line, figures)}</p>
              <p className="enquiry-line-weight number">{writeWeight(line, figures)}</p>
            </div>
            <p className="soft small">
              <LineSubject line={line} />
            </p>
          </li>
        ))}
      </ul>
      <ListTotal lines={lines} />
      {form ? (
        <p>{take}</p>
      ) : (
        <form method="post" action="/enquiry">
          {take}
        </form>
      )}
    </section>
  );
}
