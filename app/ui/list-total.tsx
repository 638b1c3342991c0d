import { addWeights, type Line, writeTotal } from "~/models/enquiry/line";
import { PATTERN_NOTE } from "~/steel/measure";
import { useFigures } from "./figures";

type ListTotalProps = { lines: readonly Pick<Line, "weightKg" | "patterned">[] };

export function ListTotal({ lines }: ListTotalProps) {
  const figures = useFigures();
  const total = addWeights(lines);
  return (
    <>
      <p className="enquiry-total">
        Total: <strong className="number">{writeTotal(total, figures)}</strong>
      </p>
      {total.patterned && <p className="soft small">{PATTERN_NOTE}</p>}
    </>
  );
}
