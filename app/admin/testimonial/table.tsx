import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { testimonialColumns } from "~/admin/list/columns";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { RowList } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { tableTestimonials, testimonialSortColumns } from "~/models/testimonial/list.server";
import { findTestimonial } from "~/models/testimonial/read.server";
import { ButtonLink } from "~/ui/button";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminTestimonialdetails";

export const meta: MetaFunction = () => adminHead("All Testimonial");

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

export default function TestimonialTable() {
  const list = useLoaderData<typeof loader>();
  return (
    <RowList
      title="All Testimonial"
      actions={
        <ButtonLink href="/createtestimonial" icon="plus">
          Add Testimonial
        </ButtonLink>
      }
      list={list}
      columns={testimonialColumns}
      path={PATH}
      csv={`${PATH}.csv`}
      searchHint="Name, designation or words"
      editHref={(row) => `/edittestimonial/${row.id}`}
      nameOf={(row) => row.fullName}
    />
  );
}
