import type { Marked } from "~/models/search/snippet";

type Hit = { href: string; title: Marked; snippet: Marked };

/** Texts that were found: title and a piece of each, what was looked for marked. */
export function SearchHits({ hits }: { hits: Hit[] }) {
  return (
    <ul className="search-hits">
      {hits.map(({ href, title, snippet }) => (
        <li key={href}>
          <h3>
            <a href={href}>
              <MarkedText parts={title} />
            </a>
          </h3>
          <p>
            <MarkedText parts={snippet} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function MarkedText({ parts }: { parts: Marked }) {
  // A part has no other name than its place in the text, which never changes.
  return parts.map(({ text, hit }, index) => {
    const key = `${index} ${text}`;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
