import type { EnquiryLine } from "~/models/enquiry/form";
import { addWeights, writeWeight } from "~/models/enquiry/line";
import { type Figures, sayCount } from "~/steel/figures";
import { steelTypes } from "~/steel/kind";
import { formatFixed, formatMetres, formatNumber, withPattern } from "~/steel/measure";
import { useFigures } from "~/ui/figures";

export function EnquiryLines({ lines, of }: { lines: EnquiryLine[]; of: string }) {
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
            <th scope="row">{describeSize(line, figures)}</th>
            <td className="line-subject">
              <LineSubject line={line} />
            </td>
            <td data-label="Pieces">{formatNumber(line.pieces ?? 1, figures, 0)}</td>
            <td data-label="kg each">{formatFixed(line.weightKg / (line.pieces ?? 1), figures)}</td>
            <td data-label="kg">{withPattern(formatFixed(line.weightKg, figures), line.patterned)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `2 × 1250 × 2500 mm`; of a coil `1.6 × 1250 mm, 764.3 m, inner 508 mm`. */
function describeSize({ form, thickness, width, length, inner }: EnquiryLine, figures: Figures) {
  const size = `${thickness} × ${width}`;
  if (form === "sheet") return `${size} × ${length} mm`;
  const metres = length ? [formatMetres(length, figures)] : [];
  return [`${size} mm`, ...metres, ...(inner ? [`inner ${inner} mm`] : [])].join(", ");
}

/** The product with its grade, or what was asked instead of one. */
function LineSubject({ line: { productId, productName, type, grade, form } }: { line: EnquiryLine }) {
  const kind = type ? steelTypes[type].label : form === "coil" ? "Coil" : "Sheet";
  const path = productId && type ? `${steelTypes[type].detailPath}/${productId}` : null;
  const subject = productName ?? kind;
  return (
    <>
      {path ? <a href={path}>{subject}</a> : subject}
      {grade && !subject.includes(grade) && ` · ${grade}`}
      {!productName && !grade && " · any grade that fits"}
    </>
  );
}
