import { describeLine } from "~/models/enquiry/line";
import type { ShownLine } from "~/models/enquiry/shown.server";
import { formatWeight } from "~/models/steel/measure";
import { Button } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { LineSubject } from "./enquiry-lines";
import { linkCopy } from "./link-copy";
import { ListTotal } from "./list-total";

/** A list that was handed on: it is looked at first, and only the button puts it on one's own. */
export function ReceivedList({ link, lines }: { link: string; lines: ShownLine[] }) {
  const figures = useFigures();
  const { heading, text } = linkCopy.received;
  return (
    <section className="panel hot stack" aria-labelledby="received">
      <h2 id="received">{heading}</h2>
      <p>{text}</p>
      <ul className="enquiry-lines plain">
        {lines.map((line) => (
          <li key={line.key} className="enquiry-line">
            <div className="enquiry-line-head">
              <p className="enquiry-line-size">{describeLine(line)}</p>
              <p className="enquiry-line-weight number">{formatWeight(line.weightKg, figures)}</p>
            </div>
            <p className="soft small">
              <LineSubject line={line} />
            </p>
          </li>
        ))}
      </ul>
      <ListTotal lines={lines} />
      <form method="post" action="/enquiry">
        <input type="hidden" name="intent" value="take" />
        <input type="hidden" name="list" value={link} />
        <Button icon="plus">
          {lines.length === 1 ? "Add this to your list" : `Add these ${lines.length} sizes to your list`}
        </Button>
      </form>
    </section>
  );
}
