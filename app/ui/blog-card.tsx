import { Picture } from "./picture";

type BlogCardProps = {
  href: string;
  banner: string | null;
  title: string;
  excerpt: string;
  level?: 2 | 3;
  priority?: boolean;
};

/** Two lines of the excerpt show; the rest opens when the card is pointed at, focused or tapped. */
export function BlogCard({ href, banner, title, excerpt, level = 3, priority }: BlogCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="card blog-card">
      <Picture
        className="wide"
        name={banner}
        alt=""
        sizes="(min-width: 60rem) 38rem, 85vw"
        priority={priority}
      />
      <div className="card-body">
        <Heading className="card-title">
          <a href={href}>{title}</a>
        </Heading>
        <details className="excerpt">
          <summary className="excerpt-text">{excerpt}…</summary>
        </details>
        {/* The title's link already covers the card and is the one that is read out. */}
        <span className="read-more" aria-hidden="true">
          Read More
        </span>
      </div>
    </article>
  );
}
