import { formatNumber } from "~/models/steel/measure";
import { useFigures } from "~/ui/figures";

/** In kg and t. */
export function ListTotal({ lines }: { lines: readonly { weightKg: number }[] }) {
  const figures = useFigures();
  const total = lines.reduce((sum, line) => sum + line.weightKg, 0);
  return (
    <p className="enquiry-total">
      Total: <strong className="number">{formatNumber(total, figures)} kg</strong>{" "}
      <span className="number">({formatNumber(total / 1000, figures, 3)} t)</span>
    </p>
  );
}
