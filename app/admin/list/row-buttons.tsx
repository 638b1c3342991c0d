import type { ReactNode } from "react";
import type { RowList } from "~/models/row/list";
import { type ListQuery, writeListQuery } from "~/models/row/list-query";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { CHOICE_FORM } from "./choice";

type RowActionsProps<Row> = {
  list: RowList<Row>;
  row: Row;
  field: string;
  query: ListQuery | undefined;
  /** Without a Delete. */
  stays?: boolean;
};

export function RowActions<Row extends { id: string }>({
  list,
  row,
  field,
  query,
  stays,
}: RowActionsProps<Row>) {
  const name = <span className="visually-hidden">{list.nameOf(row)}</span>;
  return (
    <div className="row-actions">
      {query && list.many && (
        <label className="row-tick">
          <input type="checkbox" name="id" value={row.id} form={CHOICE_FORM} />
          <span className="row-tick-word">Tick</span> {name}
        </label>
      )}
      <ButtonLink
        href={list.editPath + row.id + (query ? writeListQuery(query) : "")}
        look="quiet"
        size="small"
        icon="edit"
      >
        Edit {name}
      </ButtonLink>
      {!stays && (
        <DeleteButton id={row.id} field={field}>
          {name}
        </DeleteButton>
      )}
    </div>
  );
}

type DeleteButtonProps = { id: string; field: string; children: ReactNode };

/** It asks first; `DeletionForm` of the same field goes with it. */
export function DeleteButton({ id, field, children }: DeleteButtonProps) {
  return (
    <Button
      id={`delete-${id}`}
      form={`ask-${field}`}
      name={field}
      value={id}
      look="quiet"
      size="small"
      icon="trash"
    >
      Delete {children}
    </Button>
  );
}

type DeletionFormProps = { path: string; field: string; query: ListQuery | undefined };

export function DeletionForm({ path, field, query }: DeletionFormProps) {
  return (
    <form method="get" action={path} id={`ask-${field}`}>
      <HiddenFields fields={new URLSearchParams(query && writeListQuery(query))} />
    </form>
  );
}
