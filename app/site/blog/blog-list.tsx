import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listReply } from "~/http/list-load.server";
import { blogList } from "~/models/blog/list";
import { BLOGS_PER_PAGE, countTags, listBlogs } from "~/models/blog/read.server";
import { withQuery } from "~/models/row/query";
import { cleanLine, cutCharacters } from "~/models/text/typed-text";
import { AddLink } from "~/site/frame/admin-actions";
import { pageHead } from "~/site/frame/head";
import { loadPages } from "~/site/frame/paged-list.server";
import { Screen } from "~/site/frame/screen";
import { formatCount } from "~/steel/figures";
import blogRules from "~/styles/blog.css?inline";
import { Chip, ChipRow } from "~/ui/chip";
import { Drawer } from "~/ui/drawer";
import { EmptyState } from "~/ui/empty-state";
import { useFigures } from "~/ui/figures";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { ListProblem } from "~/ui/list-problem";
import { Pager } from "~/ui/pager";
import { BlogGrid } from "./blog-grid";

const TAG_CHIPS = 20;

const wish = {
  ...{ noun: "articles", failure: blogList.failure },
  empty: { rows: [], total: 0, page: 1, pages: 1, tags: [] },
};

export const handle: ScreenHandle = { rules: [blogRules] };

export const meta: MetaFunction<typeof loader> = ({ matches, data: list }) =>
  pageHead(matches, {
    title: list?.tag ? `Blogs: ${list.tag}` : "Blogs",
    description:
      "Guides to buying hot and cold rolled steel: weights, gauges, tolerances, certificates and storage.",
    ...(list && isUnknown(list)
      ? { noIndex: true }
      : { canonical: listHref(list?.tag ?? null, list?.page ?? 1) }),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const tag = cutCharacters(cleanLine(searchParams.get("tag") ?? ""), 100) || null;
  const list = await loadPages(request, wish, async (page) => {
    const [blogs, tags] = await Promise.all([listBlogs({ tag, page, perPage: BLOGS_PER_PAGE }), countTags()]);
    return { ...blogs, tags };
  });
  const shown = { ...list, tag };
  return data(shown, isUnknown(shown) ? { status: 404 } : listReply(list));
}

/** Of a tag that no article has anybody could make any number of pages. */
function isUnknown({ tag, total, problem }: { tag: string | null; total: number; problem: unknown }) {
  return tag !== null && total === 0 && problem === null;
}

export default function BlogList() {
  const { rows, total, page, pages, tag, tags, problem } = useLoaderData<typeof loader>();
  const figures = useFigures();
  return (
    <Screen crumbs={[{ label: "Blogs" }]}>
      <div className="cluster between">
        <h1>{problem ? "Blogs" : `Blogs(${formatCount(total, figures)})`}</h1>
        <AddLink href="/addBlog">Add Blog</AddLink>
      </div>
      {tags.length > 0 && (
        <div className="cluster between" key={tag}>
          <ChipRow label="Tags">
            <Chip href="/allblogs" active={tag === null}>
              See All
            </Chip>
            <TagChips tags={tags.slice(0, TAG_CHIPS)} active={tag} />
          </ChipRow>
          <Drawer id="tags" open="View All Tags" title="All tags">
            <ChipRow label="All tags">
              <TagChips tags={tags} active={tag} />
            </ChipRow>
          </Drawer>
        </div>
      )}
      <ListProblem problem={problem} />
      {!problem && rows.length === 0 && (
        <EmptyState title={tag ? `No blogs with the tag ${tag}.` : "No blogs found."}>
          {tag && (
            <p>
              <a href="/allblogs">See all blogs</a>
            </p>
          )}
        </EmptyState>
      )}
      {rows.length > 0 && <BlogGrid blogs={rows} level={2} priority />}
      <Pager page={page} pages={pages} href={(number) => listHref(tag, number)} />
    </Screen>
  );
}

function TagChips({ tags, active }: { tags: { name: string; count: number }[]; active: string | null }) {
  return tags.map(({ name, count }) => (
    <Chip
      key={name}
      href={name === active ? "/allblogs" : listHref(name, 1)}
      active={name === active}
      count={count > 1 ? count : undefined}
    >
      {name}
    </Chip>
  ));
}

function listHref(tag: string | null, page: number) {
  const query = new URLSearchParams();
  if (tag) query.set("tag", tag);
  if (page > 1) query.set("page", String(page));
  return withQuery("/allblogs", query);
}
