import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { testimonialColumns } from "~/admin/list/columns";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { RowList } from "~/admin/list/row-list";
import { requireAdmin } from "~/http/guard.server";
import { parseListQuery } from "~/models/row/list-query";
import { tableTestimonials, testimonialSortColumns } from "~/models/testimonial/list.server";
import { findTestimonial } from "~/models/testimonial/read.server";
import { ButtonLink } from "~/ui/button";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminTestimonialdetails";

export const meta: MetaFunction = () => adminHead("All Testimonial");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, testimonialSortColumns);
  const asked = searchParams.get("delete");
  const [table, testimonial] = await Promise.all([
    tableTestimonials(query),
    asked ? findTestimonial(asked) : null,
  ]);
  const question = testimonial && { id: testimonial.id, name: testimonial.fullName };
  return { query: { ...query, page: table.page }, table, question };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireAdmin(request);
  return answerRowAction(request, session, ["testimonial"]);
}

export default function TestimonialTable() {
  const list = useLoaderData<typeof loader>();
  return (
    <RowList
      title={`All Testimonial (${list.table.total})`}
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
