import { firstWords } from "~/models/blog/excerpt";
import type { BlogSummary } from "~/models/blog/read.server";
import { BlogCard } from "~/ui/blog-card";
import { CachedFragment } from "~/ui/frame/cached-fragment";

/** Words of a card's title (specification, section 9). */
const TITLE_WORDS = 10;

type BlogGridProps = {
  blogs: BlogSummary[];
  level?: 2 | 3;
  /** `one` lays a single card out across the whole row. */
  columns?: "one" | "two" | "three";
  /** The first picture is the page's first. */
  priority?: boolean;
};

/** Article cards in a grid. */
export function BlogGrid({ blogs, level = 3, columns = "two", priority = false }: BlogGridProps) {
  return (
    <ul className={`grid ${columns}`}>
      {blogs.map((blog, index) => (
        <CachedFragment
          key={blog.id}
          as="li"
          of={BlogCard}
          props={{
            href: `/blog/${blog.id}`,
            banner: blog.banerImage,
            title: firstWords(blog.title, TITLE_WORDS),
            excerpt: blog.excerpt,
            level,
            priority: priority && index === 0,
          }}
        />
      ))}
    </ul>
  );
}
