import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { DeleteQuestion } from "~/admin/list/delete-question";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { ActionProblem, ListProblem } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { ListState } from "~/admin/list/row-table";
import { writeListQuery } from "~/models/row/list-query";
import { tableTestimonials, testimonialSortColumns } from "~/models/testimonial/list.server";
import { findTestimonial } from "~/models/testimonial/read.server";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { TestimonialCard } from "~/ui/testimonial-card";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminTestimonialcard";

export const meta: MetaFunction = () => adminHead("Testimonial");

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, {
    sentence: "Failed to load testimonials.",
    sorts: testimonialSortColumns,
    table: tableTestimonials,
    question: async (id) => {
      const testimonial = await findTestimonial(id);
      return testimonial && { id, name: testimonial.fullName };
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  return answerRowAction(args, ["testimonial"]);
}

export default function TestimonialCards() {
  const { query, table, question, problem } = useLoaderData<typeof loader>();
  const here = PATH + writeListQuery(query);
  return (
    <>
      <div className="admin-head">
        <h1>{problem ? "Testimonial" : `Testimonial(${table.total})`}</h1>
        <div className="cluster">
          <ButtonLink href="/adminTestimonialdetails" look="quiet" icon="list">
            Table
          </ButtonLink>
          <ButtonLink href="/createtestimonial" icon="plus">
            Add Testimonial
          </ButtonLink>
        </div>
      </div>
      <ActionProblem />
      {question && <DeleteQuestion {...question} action={here} back={here} />}
      <ListProblem text={problem} />
      {!problem && table.rows.length === 0 && <EmptyState title="No data available." />}
      <form method="get" action={PATH} id="ask-delete">
        <ListState query={query} />
      </form>
      <ul className="grid plain">
        {table.rows.map((row) => (
          <li key={row.id} id={`row-${row.id}`} tabIndex={-1} className="admin-card">
            <TestimonialCard testimonial={row} />
            <div className="row-actions">
              <ButtonLink
                href={`/edittestimonial/${row.id}${writeListQuery(query)}`}
                look="quiet"
                size="small"
                icon="edit"
              >
                Edit <span className="visually-hidden">{row.fullName}</span>
              </ButtonLink>
              <Button form="ask-delete" name="delete" value={row.id} look="quiet" size="small" icon="trash">
                Delete <span className="visually-hidden">{row.fullName}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Pager
        page={table.page}
        pages={table.pages}
        href={(page) => PATH + writeListQuery({ ...query, page })}
      />
    </>
  );
}
