import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadScreen } from "~/http/fault-reply.server";
import { asSentences, summarise } from "~/models/blog/excerpt";
import { cleanBlogHtml } from "~/models/blog/html.server";
import { findBlog, listRelatedBlogs } from "~/models/blog/read.server";
import { picturePath } from "~/models/picture/file-name";
import { writeDay } from "~/models/shop/day.server";
import { RowLinks } from "~/site/frame/admin-actions";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { describeBlog } from "~/site/frame/structured";
import blogRules from "~/styles/blog.css?inline";
import { Band } from "~/ui/band";
import { BlogText } from "~/ui/blog-text";
import { Chip, ChipRow } from "~/ui/chip";
import { DayText } from "~/ui/day-text";
import { Breadcrumb } from "~/ui/frame/breadcrumb";
import { useFrame } from "~/ui/frame/frame";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import { BlogGrid } from "./blog-grid";
import { linkSizes } from "./table-size.server";

/** Words a minute of a reader of technical text. */
const READING_SPEED = 200;
const RELATED = 2;

export const handle: ScreenHandle = { rules: [blogRules] };

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data
    ? pageHead(matches, {
        title: data.title,
        description: data.description,
        canonical: `/blog/${data.id}`,
        type: "article",
        image: picturePath(data.banerImage),
        structured: describeBlog({
          ...data,
          path: `/blog/${data.id}`,
          image: picturePath(data.banerImage),
        }),
      })
    : pageHead(matches, { title: "Article", noIndex: true });

export async function loader({ request, params }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    const blog = await findBlog(params.id ?? "");
    if (!blog) throw await missing(request, "This article is no longer here");
    const plain = blog.content.map((block) => block.plain).join("\n");
    return {
      id: blog.id,
      banerImage: blog.banerImage,
      sideImage: blog.sideImage,
      createdAt: blog.createdAt,
      published: writeDay(blog.createdAt),
      updatedAt: blog.updatedAt,
      title: blog.content[0]?.type ?? "",
      tags: blog.content[0]?.items ?? [],
      description: summarise(asSentences(plain), 155),
      minutes: Math.max(1, Math.round(plain.split(/\s+/).length / READING_SPEED)),
      blocks: blog.content.map((block) => ({ title: block.type, html: safeHtml(block.text) })),
      related: await listRelatedBlogs(blog, RELATED),
    };
  });
}

export default function BlogScreen() {
  const blog = useLoaderData<typeof loader>();
  const [first, ...others] = blog.blocks;
  return (
    <>
      <div className="container">
        <Breadcrumb crumbs={[{ label: "Blogs", href: "/allblogs" }, { label: blog.title }]} />
      </div>
      <article className="container stack loose band tight">
        <header className="stack">
          <h1>{blog.title}</h1>
          <p className="soft">
            <DayText day={blog.published} /> · {blog.minutes} min read
          </p>
          <RowLinks editHref={`/editblog/${blog.id}`} deleteHref={`/adminallblog?delete=${blog.id}`} />
        </header>
        <Picture
          className="wide"
          name={blog.banerImage}
          alt=""
          sizes="(min-width: 80rem) 78rem, (min-width: 40rem) 95vw, 85vw"
          priority
        />
        <div className={blog.sideImage ? "split aside" : "narrow"}>
          <div className="stack">
            {first && <BlogText html={first.html} />}
            {others.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts of an article may have one title
              <section key={at} className="stack">
                <h2>{block.title}</h2>
                <BlogText html={block.html} />
              </section>
            ))}
          </div>
          {blog.sideImage && (
            <div className="sticky">
              <Picture name={blog.sideImage} alt="" sizes="(min-width: 60rem) 26rem, 92vw" />
            </div>
          )}
        </div>
        {blog.tags.length > 0 && (
          <ChipRow label="Tags of this article">
            {blog.tags.map((tag) => (
              <Chip key={tag} href={`/allblogs?tag=${encodeURIComponent(tag)}`}>
                {tag}
              </Chip>
            ))}
          </ChipRow>
        )}
        <p className="print-only soft small">
          {useFrame().origin}/blog/{blog.id}
        </p>
      </article>
      {blog.related.length > 0 && (
        <Band look="sunk screen-only">
          <Section id="related" title="Related articles">
            <BlogGrid blogs={blog.related} columns={blog.related.length === 1 ? "one" : "two"} />
          </Section>
        </Band>
      )}
    </>
  );
}

/** Cleaned once more on the way out: whatever reached the database by another way stays harmless. */
function safeHtml(html: string) {
  const cleaned = cleanBlogHtml(html);
  return cleaned.ok ? linkSizes(cleaned.html) : "";
}
