import type { Listed } from "~/http/list-load.server";
import { addWeights, describeLine, writeWeight } from "~/models/line/line";
import type { AnswerText } from "~/models/shop/company";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { ListProblem } from "~/ui/list-problem";
import { MomentText } from "~/ui/moment-text";
import { AnswerLinks } from "./answer-links";
import type { ShownWaitingEnquiries } from "./shown.server";

export function WaitingEnquiries({ enquiries }: { enquiries: Listed<ShownWaitingEnquiries> }) {
  const figures = useFigures();
  return (
    <section className="stack" aria-labelledby="waiting">
      <div className="cluster between">
        <h2 id="waiting">New enquiries{!enquiries.problem && ` (${formatCount(enquiries.new, figures)})`}</h2>
        <ButtonLink href="/adminenquiries?status=new" look="quiet" icon="mail">
          All enquiries
        </ButtonLink>
      </div>
      <ListProblem problem={enquiries.problem} />
      {!enquiries.problem && enquiries.rows.length === 0 && (
        <p className="panel">
          None are waiting. They come here from the contact form, the enquiry list and pasted messages, and
          are counted in the menu and in the tab's title.
        </p>
      )}
      {enquiries.rows.length > 0 && (
        <ul className="waiting">
          {enquiries.rows.map((enquiry) => (
            <WaitingEnquiry key={enquiry.id} enquiry={enquiry} answers={enquiries.answers} />
          ))}
        </ul>
      )}
      {enquiries.spam > 0 && (
        <p>
          <a href="/adminenquiries?status=spam">{formatCount(enquiries.spam, figures)} held as spam</a>
        </p>
      )}
    </section>
  );
}

const MOST_SIZES = 2;

function WaitingEnquiry({
  enquiry,
  answers,
}: {
  enquiry: ShownWaitingEnquiries["rows"][number];
  answers: AnswerText[];
}) {
  const figures = useFigures();
  const { reference, name, lines, message, unread, product, received } = enquiry;
  const sizes = lines.slice(0, MOST_SIZES).map((line) => holdTogether(describeLine(line, figures)));
  const more = lines.length - sizes.length;
  const text = sizes.join("; ") || product?.name || message || unread;
  return (
    <li className="panel hot stack">
      <div className="enquiry-head">
        <h3>
          <a href={`/adminenquiries?q=${reference}`}>{name}</a>
        </h3>
        <div className="cluster close soft">
          <MomentText moment={received} />
        </div>
      </div>
      <p className="waiting-text">
        {text}
        {more > 0 && `; ${more} more`}
        {lines.length > 0 && (
          <>
            {" "}
            · <strong className="number">{writeWeight(addWeights(lines), figures)}</strong>
          </>
        )}
      </p>
      <AnswerLinks enquiry={enquiry} answers={answers} />
    </li>
  );
}

/** A line that ends within a size is read as another. */
function holdTogether(size: string) {
  return size.replaceAll(" × ", "\u00a0×\u00a0").replaceAll(/ (mm|m|pieces?)\b/g, "\u00a0$1");
}
