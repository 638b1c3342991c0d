import { firstWords } from "~/models/blog/excerpt";
import type { BlogSummary } from "~/models/blog/read.server";
import { Picture } from "~/ui/picture";

/** Words of a card's title (specification, section 9). */
const TITLE_WORDS = 10;

type ShownBlog = Pick<BlogSummary, "id" | "banerImage" | "title" | "excerpt">;

type BlogGridProps = {
  blogs: readonly ShownBlog[];
  level?: 2 | 3;
  columns?: "one" | "two" | "three";
  priority?: boolean;
};

export function BlogGrid({ blogs, level = 3, columns = "two", priority = false }: BlogGridProps) {
  return (
    <ul className={`grid ${columns}`}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} level={level} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}

type BlogCardProps = { blog: ShownBlog; level: 2 | 3; priority: boolean };

/** Two lines of the excerpt show; the rest opens when the card is pointed at, focused or tapped. */
function BlogCard({ blog, level, priority }: BlogCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="card blog-card">
      <Picture
        className="wide"
        name={blog.banerImage}
        alt=""
        sizes="(min-width: 60rem) 38rem, 85vw"
        priority={priority}
      />
      <div className="card-body">
        <Heading className="card-title">
          <a href={`/blog/${blog.id}`}>{firstWords(blog.title, TITLE_WORDS)}</a>
        </Heading>
        <details className="excerpt">
          <summary className="excerpt-text">{blog.excerpt}…</summary>
        </details>
        {/* The title's link already covers the card and is the one that is read out. */}
        <span className="read-more" aria-hidden="true">
          Read More
        </span>
      </div>
    </article>
  );
}
