import type { Weighed } from "~/models/steel/calculator";
import { formatMetres, formatNumber, formatWeight } from "~/models/steel/measure";
import { useFigures } from "~/ui/figures";
import { SpecList } from "~/ui/spec-list";

/** What a size weighs; of a coil also how long and how large it is. */
export function WeighedResult({ result }: { result: Weighed }) {
  const figures = useFigures();
  const pieces = result.pieces ?? 1;
  if (result.form === "sheet") {
    return (
      <SpecList
        boxes
        items={[
          { label: "One sheet", value: formatWeight(result.unitKg, figures) },
          {
            label: `${formatNumber(pieces, figures, 0)} pieces`,
            value: formatWeight(result.totalKg, figures),
          },
        ]}
      />
    );
  }
  return (
    <SpecList
      boxes
      items={[
        { label: "A metre", value: `${formatNumber(result.unitKg, figures)} kg` },
        { label: "Coil weight", value: formatWeight(result.totalKg / pieces, figures) },
        ...(pieces > 1
          ? [
              {
                label: `${formatNumber(pieces, figures, 0)} coils`,
                value: formatWeight(result.totalKg, figures),
              },
            ]
          : []),
        { label: "Length", value: formatMetres(result.length, figures) },
        ...(result.outer
          ? [{ label: "Outer diameter", value: `about ${formatNumber(result.outer, figures, 0)} mm` }]
          : []),
      ]}
    />
  );
}
