import { Icon } from "./icon";

type PagerProps = {
  page: number;
  pages: number;
  href: (page: number) => string;
};

export function Pager({ page, pages, href }: PagerProps) {
  if (pages <= 1) return null;
  const shown = numbers(page, pages);
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" aria-label="Previous page">
          <Icon name="back" size={18} />
          <span className="wide-only">Previous</span>
        </a>
      )}
      <ol>
        {shown.map((number, index) => (
          <li key={number}>
            {index > 0 && number - 1 !== shown[index - 1] && (
              <span className="pager-gap" aria-hidden="true">
                …
              </span>
            )}
            <a
              href={href(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={href(page + 1)} rel="next" aria-label="Next page">
          <span className="wide-only">Next</span>
          <Icon name="arrow" size={18} />
        </a>
      )}
    </nav>
  );
}

function numbers(page: number, pages: number) {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  return [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
}
