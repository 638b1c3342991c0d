import { firstWords } from "~/models/blog/excerpt";
import type { BlogSummary } from "~/models/blog/read.server";
import { BlogCard } from "~/ui/blog-card";

/** Words of a card's title (specification, section 9). */
const TITLE_WORDS = 10;

type BlogGridProps = {
  blogs: BlogSummary[];
  level?: 2 | 3;
  columns?: "one" | "two" | "three";
  priority?: boolean;
};

export function BlogGrid({ blogs, level = 3, columns = "two", priority = false }: BlogGridProps) {
  return (
    <ul className={`grid ${columns}`}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard
            href={`/blog/${blog.id}`}
            banner={blog.banerImage}
            title={firstWords(blog.title, TITLE_WORDS)}
            excerpt={blog.excerpt}
            level={level}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
