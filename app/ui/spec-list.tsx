import type { ReactNode } from "react";

type SpecListProps = {
  /** What has no value has no place. */
  items: readonly { label: string; value: ReactNode }[];
  boxes?: boolean;
};

export function SpecList({ items, boxes = false }: SpecListProps) {
  const said = items.filter(({ value }) => value);
  if (said.length === 0) return null;
  return (
    <dl className={boxes ? "spec-list boxes" : "spec-list"}>
      {said.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
