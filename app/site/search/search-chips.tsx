import type { Chip as UnderstoodChip } from "~/steel/reading/shape";
import { Chip, ChipRow } from "~/ui/chip";
import { searchHref } from "./search-link";

export function SearchChips({ chips }: { chips: UnderstoodChip[] }) {
  if (chips.length === 0) return null;
  return (
    <div className="stack close">
      <ChipRow label="Understood">
        {chips.map(({ kind, label, without }) => (
          <Chip key={`${kind} ${label}`} href={searchHref(without)} active>
            {label} <span aria-hidden="true">×</span>
            <span className="visually-hidden">: remove</span>
          </Chip>
        ))}
      </ChipRow>
      {chips.map(({ label, readings }) =>
        readings && readings.length > 0 ? (
          <ChipRow key={label} label={`What ${label} means`}>
            <span className="small">{label} can mean:</span>
            {readings.map((reading) => (
              <Chip key={reading.label} href={searchHref(reading.query)}>
                {reading.label}
              </Chip>
            ))}
          </ChipRow>
        ) : null,
      )}
    </div>
  );
}
