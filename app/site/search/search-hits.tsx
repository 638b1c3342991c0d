import type { Marked } from "~/models/search/snippet";
import { MarkedText } from "./marked-text";

type Hit = { href: string; title: Marked; snippet: Marked };

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
