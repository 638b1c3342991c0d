import type { ReactNode } from "react";

type SpecListProps = {
  items: readonly { label: string; value: ReactNode }[];
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
