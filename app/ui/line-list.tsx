import { Fragment } from "react";
import { addWeights, describeLine, type Line, nameSteel, writeTotal, writeWeight } from "~/models/line/line";
import { steelTypes } from "~/steel/kind";
import { PATTERN_NOTE } from "~/steel/measure";
import { useFigures } from "./figures";

/** What was asked for, by its sender and in the office. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  const figures = useFigures();
  return (
    <>
      <ol className="enquiry-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent or handed on does not change any more
          <li key={index} className="enquiry-line">
            <div className="enquiry-line-head">
              <p className="enquiry-line-size">{describeLine(line, figures)}</p>
              <p className="enquiry-line-weight number">{writeWeight(line, figures)}</p>
            </div>
            <p className="soft small">
              <LineSubject line={line} />
              {line.pieces > 1 &&
                ` · ${writeWeight({ ...line, weightKg: line.weightKg / line.pieces }, figures)} each`}
            </p>
          </li>
        ))}
      </ol>
      <ListTotal lines={lines} />
    </>
  );
}

export function LineSubject({ line }: { line: Line }) {
  const { productId, productName, type, grade } = line;
  const path = productId && type ? `${steelTypes[type].detailPath}/${productId}` : null;
  const anyGrade = productName || grade ? [] : ["any grade that fits"];
  return [...nameSteel(line), ...anyGrade].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " · "}
      {path && part === productName ? <a href={path}>{part}</a> : part}
    </Fragment>
  ));
}

export function ListTotal({ lines }: { lines: readonly Line[] }) {
  const figures = useFigures();
  const total = addWeights(lines);
  return (
    <>
      <p className="enquiry-total">
        Total:{" "}
        <strong className="number">{writeTotal(total, figures).replace(/ (?=kg|t\))/g, "\u00a0")}</strong>
      </p>
      {total.patterned && <p className="soft small">{PATTERN_NOTE}</p>}
    </>
  );
}
