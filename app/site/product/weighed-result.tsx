import type { Weighed } from "~/steel/calculator-fields";
import { sayCount } from "~/steel/figures";
import { formatMetres, formatMm, formatWeight, withPattern } from "~/steel/measure";
import { useFigures } from "~/ui/figures";
import { SpecList } from "~/ui/spec-list";

export function WeighedResult({ result, patterned }: { result: Weighed; patterned: boolean }) {
  const figures = useFigures();
  const pieces = result.pieces ?? 1;
  const weigh = (kg: number) => withPattern(formatWeight(kg, figures), patterned);
  const isSheet = result.form === "sheet";
  const all = {
    label: sayCount(pieces, isSheet ? "piece" : "coil", figures),
    value: weigh(result.totalKg),
  };
  const outer = result.form === "coil" && result.outer;
  const items = isSheet
    ? [{ label: "One sheet", value: weigh(result.unitKg) }, all]
    : [
        { label: "A metre", value: weigh(result.unitKg) },
        { label: "Coil weight", value: weigh(result.totalKg / pieces) },
        ...(pieces > 1 ? [all] : []),
        { label: "Length", value: formatMetres(result.length, figures) },
        ...(outer ? [{ label: "Outer diameter", value: `about ${formatMm(Math.round(outer))}` }] : []),
      ];
  return <SpecList boxes items={items} />;
}
