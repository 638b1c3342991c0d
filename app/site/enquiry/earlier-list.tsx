import { writeWeight } from "~/models/line/line";
import { sayCount } from "~/steel/figures";
import { DayText } from "~/ui/day-text";
import { useFigures } from "~/ui/figures";
import { earlierCopy } from "./copy";
import type { EarlierEnquiry } from "./earlier.server";
import { ListButton } from "./send-list";

/** What was sent from this browser; its buttons take along what is typed elsewhere on the page. */
export function EarlierList({ enquiries }: { enquiries: EarlierEnquiry[] }) {
  const figures = useFigures();
  if (enquiries.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="earlier">
      <h2 id="earlier">{earlierCopy.heading}</h2>
      <p className="soft small">{earlierCopy.text}</p>
      <ul className="earlier-list">
        {enquiries.map(({ reference, path, day, sizes, weight, isAnswered }) => (
          <li key={reference} className="cluster between">
            <span>
              <a href={path} className="number">
                {reference}
              </a>{" "}
              <span className="soft">
                <DayText day={day} />
                {sizes > 0 && ` · ${sayCount(sizes, "size", figures)}, ${writeWeight(weight, figures)}`}
              </span>{" "}
              <span className={isAnswered ? "tag hot" : "tag plain"}>{isAnswered ? "Answered" : "Sent"}</span>
            </span>
            {sizes > 0 && (
              <ListButton
                look="quiet"
                size="small"
                value={`again.${reference}`}
                about={`for the sizes of ${reference}`}
              >
                Ask again
              </ListButton>
            )}
          </li>
        ))}
      </ul>
      <p>
        <ListButton look="bare" size="small" value="forget">
          {earlierCopy.forget}
        </ListButton>
      </p>
    </section>
  );
}
