import type { Weighed } from "~/steel/calculator";
import { sayCount } from "~/steel/figures";
import { formatMetres, formatMm, formatWeight, withPattern } from "~/steel/measure";
import { useFigures } from "~/ui/figures";
import { SpecList } from "~/ui/spec-list";

export function WeighedResult({ result, patterned }: { result: Weighed; patterned: boolean }) {
  const figures = useFigures();
  const pieces = result.pieces ?? 1;
  const weigh = (kg: number) => withPattern(formatWeight(kg, figures), patterned);
  if (result.form === "sheet") {
    return (
      <SpecList
        boxes
        items={[
          { label: "One sheet", value: weigh(result.unitKg) },
          {
            label: sayCount(pieces, "piece", figures),
            value: weigh(result.totalKg),
          },
        ]}
      />
    );
  }
  return (
    <SpecList
      boxes
      items={[
        { label: "A metre", value: weigh(result.unitKg) },
        { label: "Coil weight", value: weigh(result.totalKg / pieces) },
        ...(pieces > 1
          ? [
              {
                label: sayCount(pieces, "coil", figures),
                value: weigh(result.totalKg),
              },
            ]
          : []),
        { label: "Length", value: formatMetres(result.length, figures) },
        ...(result.outer
          ? [{ label: "Outer diameter", value: `about ${formatMm(Math.round(result.outer))}` }]
          : []),
      ]}
    />
  );
}
