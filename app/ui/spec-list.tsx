import type { ReactNode } from "react";

type SpecListProps = {
  items: readonly { label: string; value: ReactNode }[];
  /** Side by side with large values, for a handful of key figures. */
  boxes?: boolean;
};

export function SpecList({ items, boxes = false }: SpecListProps) {
  return (
    <dl className={boxes ? "spec-list boxes" : "spec-list"}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
