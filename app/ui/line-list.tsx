import { describeLine, type Line, writeWeight } from "~/models/enquiry/line";
import { formatWeight } from "~/steel/measure";
import { useFigures } from "./figures";
import { LineSubject } from "./line-subject";
import { ListTotal } from "./list-total";

/** What was asked for, by its sender and in the office. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  const figures = useFigures();
  return (
    <>
      <ol className="enquiry-lines plain">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent or handed on does not change any more
          <li key={index} className="enquiry-line">
            <div className="enquiry-line-head">
              <p className="enquiry-line-size">{describeLine(line, figures)}</p>
              <p className="enquiry-line-weight number">{writeWeight(line, figures)}</p>
            </div>
            <p className="soft small">
              <LineSubject line={line} />
              {line.pieces > 1 && ` · ${formatWeight(line.weightKg / line.pieces, figures)} each`}
            </p>
          </li>
        ))}
      </ol>
      <ListTotal lines={lines} />
    </>
  );
}
