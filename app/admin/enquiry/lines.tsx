import { addWeights, describeLine, type Line, writeWeight } from "~/models/enquiry/line";
import { sayCount } from "~/steel/figures";
import { formatFixed, formatNumber, withPattern } from "~/steel/measure";
import { nameSize } from "~/steel/size-text";
import { useFigures } from "~/ui/figures";
import { LineSubject } from "~/ui/line-subject";

export function EnquiryLines({ lines, of }: { lines: Line[]; of: string }) {
  const figures = useFigures();
  const total = addWeights(lines);
  return (
    <table className="line-table">
      <caption>
        {sayCount(lines.length, "size", figures)}
        <span className="visually-hidden"> of {of}</span>,{" "}
        <strong className="number">{writeWeight(total, figures)}</strong>
        {lines.length > 1 && " in all"}
      </caption>
      <thead>
        <tr>
          {["Size", "For", "Pieces", "kg each", "kg"].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change any more
          <tr key={index}>
            <th scope="row">
              {line.form === "sheet" ? nameSize(line) : describeLine({ ...line, pieces: 1 }, figures)}
            </th>
            <td className="line-subject">
              <LineSubject line={line} />
            </td>
            <td data-label="Pieces">{formatNumber(line.pieces, figures, 0)}</td>
            <td data-label="kg each">{formatFixed(line.weightKg / line.pieces, figures)}</td>
            <td data-label="kg">{withPattern(formatFixed(line.weightKg, figures), line.patterned)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
