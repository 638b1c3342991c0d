import type { RowList } from "~/models/row/list";
import { type ListQuery, writeListQuery } from "~/models/row/list-query";
import { Button, ButtonLink } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { CHOICE_FORM } from "./choice";

type RowActionsProps = {
  list: Pick<RowList<never>, "editPath" | "many" | "open">;
  row: { id: string; name: string; stays?: boolean };
  field: string;
  query: ListQuery | undefined;
};

export function RowActions({ list, row, field, query }: RowActionsProps) {
  return (
    <div className="row-actions">
      {query && list.many && (
        <label className="row-tick">
          <input type="checkbox" name="id" value={row.id} form={CHOICE_FORM} />
          <span className="row-tick-word">Tick</span> <span className="visually-hidden">{row.name}</span>
        </label>
      )}
      <ButtonLink
        href={list.editPath + row.id + (query ? writeListQuery(query) : "")}
        look="quiet"
        size="small"
        icon="edit"
        about={row.name}
      >
        {list.open ?? "Edit"}
      </ButtonLink>
      {!row.stays && (
        <Button
          id={`delete-${row.id}`}
          form={`ask-${field}`}
          name={field}
          value={row.id}
          look="quiet"
          size="small"
          icon="trash"
          about={row.name}
        >
          Delete
        </Button>
      )}
    </div>
  );
}

type DeletionFormProps = { path: string; field: string; query: ListQuery | undefined };

/** What Delete asks with, before anything goes. */
export function DeletionForm({ path, field, query }: DeletionFormProps) {
  return (
    <form method="get" action={path} id={`ask-${field}`}>
      <HiddenFields fields={new URLSearchParams(query && writeListQuery(query))} />
    </form>
  );
}
