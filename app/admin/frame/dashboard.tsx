import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { blogColumns, productColumns, testimonialColumns } from "~/admin/list/columns";
import { DeleteQuestion } from "~/admin/list/delete-question";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { ActionProblem } from "~/admin/list/row-list";
import { noRows } from "~/admin/list/row-list.server";
import { requireAdmin } from "~/http/guard.server";
import { listReply, loadList } from "~/http/list-load.server";
import { loadOr } from "~/http/store-fault.server";
import { sayBackups } from "~/models/backup/sentence";
import { readBackupState } from "~/models/backup/state.server";
import { tableBlogs } from "~/models/blog/list.server";
import { findBlog } from "~/models/blog/read.server";
import { countEnquiries } from "~/models/enquiry/list.server";
import { tableProducts } from "~/models/product/list.server";
import { findProduct } from "~/models/product/read.server";
import { newestFirst } from "~/models/row/list-query";
import type { Table } from "~/models/row/order.server";
import { withDays } from "~/models/shop/day.server";
import { tableTestimonials } from "~/models/testimonial/list.server";
import { findTestimonial } from "~/models/testimonial/read.server";
import { Notice } from "~/ui/notice";
import { DashboardTable } from "./dashboard-table";
import { adminHead } from "./title";

export { alwaysFresh as shouldRevalidate } from "./always-fresh";

const PATH = "/admindashboard";
/** Rows of each table (specification, section 9). */
const PREVIEW_ROWS = 5;

export const meta: MetaFunction = () => adminHead("Dashboard");

export async function loader({ request }: LoaderFunctionArgs) {
  const guard = requireAdmin(request);
  const list = <Row,>(sentence: string, table: () => Promise<Table<Row>>) =>
    loadList<Table<Row>>(request, sentence, noRows, () => guard.then(table));
  const besides = <T,>(load: () => Promise<T>) => loadOr(request, null, () => guard.then(load));
  const [products, blogs, testimonials, enquiries, backups, question] = await Promise.all([
    list("Error loading products.", async () => withDays(await tableProducts(newestFirst, PREVIEW_ROWS))),
    list("Failed to load blogs.", () => tableBlogs(newestFirst, PREVIEW_ROWS)),
    list("Failed to load testimonials.", () => tableTestimonials(newestFirst, PREVIEW_ROWS)),
    besides(countEnquiries),
    besides(readBackupState),
    besides(() => findQuestion(new URL(request.url).searchParams)),
  ]);
  const newEnquiries = enquiries?.new ?? null;
  const backup = backups && sayBackups(backups, new Date());
  return data(
    { backup, products, blogs, testimonials, newEnquiries, question },
    listReply(products, blogs, testimonials),
  );
}

export async function action(args: ActionFunctionArgs) {
  return answerRowAction(args, ["product", "blog", "testimonial"]);
}

export default function Dashboard() {
  const { backup, products, blogs, testimonials, newEnquiries, question } = useLoaderData<typeof loader>();
  return (
    <div className="stack loose">
      <div className="admin-head">
        <h1>Dashboard</h1>
        <a className={newEnquiries ? "tile is-new" : "tile"} href="/adminenquiries?status=new">
          <span className="label">New enquiries</span> <span className="figure">{newEnquiries ?? "?"}</span>
        </a>
      </div>
      {backup && <Notice tone={backup.tone}>{backup.text}</Notice>}
      <ActionProblem />
      {question && <DeleteQuestion {...question} action={PATH} back={PATH} />}
      <DashboardTable
        title="All Product"
        noun="product"
        columns={productColumns}
        list={products}
        viewAll="/adminallproduct"
        editHref={(row) => `/editproduct/${row.id}`}
        nameOf={(row) => row.name}
      />
      <DashboardTable
        title="All Blog"
        noun="blog"
        columns={blogColumns}
        list={blogs}
        viewAll="/adminallblog"
        editHref={(row) => `/editblog/${row.id}`}
        nameOf={(row) => row.heading}
      />
      <DashboardTable
        title="All Testimonial"
        noun="testimonial"
        columns={testimonialColumns}
        list={testimonials}
        viewAll="/adminTestimonialdetails"
        editHref={(row) => `/edittestimonial/${row.id}`}
        nameOf={(row) => row.fullName}
      />
    </div>
  );
}

/** What `?delete-product=`, `?delete-blog=` or `?delete-testimonial=` asks about; null when it is no more. */
async function findQuestion(search: URLSearchParams) {
  const [product, blog, testimonial] = await Promise.all([
    findProduct(search.get("delete-product") ?? ""),
    findBlog(search.get("delete-blog") ?? ""),
    findTestimonial(search.get("delete-testimonial") ?? ""),
  ]);
  if (product) return { noun: "product", id: product.id, name: product.name };
  if (blog) return { noun: "blog", id: blog.id, name: blog.content[0]?.type ?? "" };
  if (testimonial) return { noun: "testimonial", id: testimonial.id, name: testimonial.fullName };
  return null;
}
