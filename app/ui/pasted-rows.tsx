import { writeWeight } from "~/models/enquiry/line";
import type { PreviewRow } from "~/models/enquiry/preview";
import { useFigures } from "./figures";
import { Icon } from "./icon";

/** The lines of a pasted list: as they were typed, and how each was read or why not. */
export function PastedRows({ rows }: { rows: PreviewRow[] }) {
  const figures = useFigures();
  return (
    <ul className="pasted-rows plain" aria-label="The lines as they are read">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity but their place
        <li key={index} className={row.ok ? "pasted-row" : "pasted-row is-unread"}>
          <Icon name={row.ok ? "check" : "warning"} size={20} />
          <div>
            <p className="pasted-typed soft small">{row.typed}</p>
            {row.ok ? (
              <p>
                <strong>{row.size}</strong>, {writeWeight(row, figures)}
                <span className="soft small"> · {row.about}</span>
              </p>
            ) : (
              <p>Not read: {row.reason}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
