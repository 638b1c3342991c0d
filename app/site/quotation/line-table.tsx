import type { WrittenLine, WrittenQuotation } from "~/models/quotation/written.server";

/** A table on a desk and on paper; on a phone each line is a card, whose figures carry their heads with them. */
export function LineTable({ written }: { written: WrittenQuotation }) {
  const { columns, lines, weight, linesTotal } = written;
  return (
    <table className="quotation-lines">
      <caption className="visually-hidden">What is offered</caption>
      <thead>
        <tr>
          {columns.map((label, at) => (
            <th key={label} scope="col" className={at === 1 ? undefined : "numeric"}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change any more
          <LineRow key={at} line={line} number={at + 1} />
        ))}
      </tbody>
      {lines.length > 1 && (
        <tfoot>
          <tr>
            <td />
            <th scope="row">{lines.length} lines</th>
            <td />
            <td className="numeric" data-label="Weight, kg">
              {weight}
            </td>
            <td />
            <td className="numeric" data-label="Amount">
              {linesTotal}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function LineRow({ line, number }: { line: WrittenLine; number: number }) {
  const { size, steel, notes, pieces, weight, rate, unit, amount } = line;
  return (
    <tr>
      <td className="numeric soft">{number}</td>
      <th scope="row">
        <span className="quotation-size">{size}</span>
        <span className="soft">{steel}</span>
        {notes.map(({ label, text }) => (
          <span key={label} className="soft">
            {label}: {text}
          </span>
        ))}
      </th>
      <td className="numeric" data-label="Pieces">
        {pieces}
      </td>
      <td className="numeric" data-label="Weight, kg">
        {weight}
      </td>
      <td className="numeric" data-label="Rate">
        <span>
          {rate} <span className="soft">/ {unit}</span>
        </span>
      </td>
      <td className="numeric quotation-amount" data-label="Amount">
        {amount}
      </td>
    </tr>
  );
}
