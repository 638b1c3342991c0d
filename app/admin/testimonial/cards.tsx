import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/head";
import { respondToRowAction } from "~/admin/list/action.server";
import { EmptyList, ListScreen } from "~/admin/list/list-screen";
import { loadRows, noRows } from "~/admin/list/loader.server";
import { DeletionForm, RowActions } from "~/admin/list/row-table";
import { testimonialList } from "~/models/testimonial/list";
import { testimonialRows } from "~/models/testimonial/list.server";
import { ButtonLink } from "~/ui/button";
import { TestimonialCard } from "~/ui/testimonial-card";

export { alwaysFresh as shouldRevalidate } from "~/admin/list/list-screen";

const PATH = "/adminTestimonialcard";

export const meta: MetaFunction = ({ matches }) => adminHead("Testimonial", matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, {
    list: testimonialList,
    kinds: ["testimonial"],
    empty: { table: noRows },
    read: async (query) => ({ table: await testimonialRows.page(query) }),
  });
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, ["testimonial"]);
}

export default function TestimonialCards() {
  const data = useLoaderData<typeof loader>();
  const { query, table } = data;
  return (
    <ListScreen
      title="Testimonial"
      space=""
      count={table.total}
      actions={
        <>
          <ButtonLink href={testimonialList.path} look="quiet" icon="list">
            Table
          </ButtonLink>
          <ButtonLink href={testimonialList.add.href} icon="plus">
            {testimonialList.add.label}
          </ButtonLink>
        </>
      }
      data={data}
      path={PATH}
      empty={<EmptyList list={{ ...testimonialList, path: PATH }} query={query} />}
    >
      <DeletionForm path={PATH} field="delete" query={query} />
      <ul className="grid">
        {table.rows.map((row) => (
          <li key={row.id} id={`row-${row.id}`} tabIndex={-1} className="admin-card">
            <TestimonialCard testimonial={row} />
            <RowActions
              list={testimonialList}
              row={{ id: row.id, name: row.fullName }}
              field="delete"
              query={query}
            />
          </li>
        ))}
      </ul>
    </ListScreen>
  );
}
