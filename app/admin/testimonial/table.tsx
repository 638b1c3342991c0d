import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { respondToRowAction } from "~/admin/list/row-actions.server";
import { RowListScreen } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { testimonialList } from "~/models/testimonial/list";
import { listTestimonialRows } from "~/models/testimonial/list.server";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

export const meta: MetaFunction = ({ matches }) => adminHead(testimonialList.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, testimonialList, listTestimonialRows);
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, ["testimonial"]);
}

export default function TestimonialTable() {
  return <RowListScreen list={testimonialList} data={useLoaderData<typeof loader>()} />;
}
