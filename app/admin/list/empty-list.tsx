import type { RowList } from "~/models/row/list";
import { ButtonLink } from "~/ui/button";

type EmptyListProps = {
  list: Pick<RowList<never>, "label" | "add" | "whenEmpty">;
  q?: string;
  all?: string;
};

export function EmptyList({ list, q = "", all = "" }: EmptyListProps) {
  const { label, add, whenEmpty } = list;
  if (q) return <NothingFound q={q} all={all} />;
  return (
    <>
      <p>{whenEmpty}</p>
      <p>
        <ButtonLink href={add.href} look="quiet" icon="plus">
          Add the first {label.toLowerCase()}
        </ButtonLink>
      </p>
    </>
  );
}

export function NothingFound({ q, all }: { q: string; all: string }) {
  return (
    <>
      <p>
        Nothing matches <strong>{q}</strong>.
      </p>
      <p>
        <ButtonLink href={all} look="quiet" icon="close">
          Clear the search
        </ButtonLink>
      </p>
    </>
  );
}
