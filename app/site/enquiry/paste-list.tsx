import { formatWeight } from "~/models/steel/measure";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { enquiryListCopy } from "./copy";
import type { PastedRow, PasteReply } from "./paste.server";

type PasteListProps = { reply: PasteReply | undefined; isOpen?: boolean };

/** Sizes as people write them to each other: read line by line, shown, and added with one press. */
export function PasteList({ reply, isOpen = false }: PasteListProps) {
  const { heading, text, hint } = enquiryListCopy.paste;
  const read = reply?.rows?.filter((row) => row.ok).length ?? 0;
  return (
    <details className="panel enquiry-more" open={isOpen || reply !== undefined} id="paste">
      <summary>{heading}</summary>
      <form method="post" action="/enquiry#paste" className="form" key={reply?.state ?? ""}>
        <p>{text}</p>
        {reply?.problem && reply.rows && <Notice tone="warn">{`${reply.problem}.`}</Notice>}
        {reply && reply.added > 0 && (
          <Notice tone="good">
            {`${count(reply.added)} added to your list. What was not read stays below: please correct it, or send it as a message.`}
          </Notice>
        )}
        {reply?.rows && <PastedRows rows={reply.rows} />}
        {read > 0 && (
          <>
            <input type="hidden" name="state" value={reply?.state} />
            <Button name="intent" value="add-read" icon="plus">
              {`Add ${count(read)} to the list`}
            </Button>
          </>
        )}
        <TextField
          label="Your list"
          name="list"
          rows={6}
          hint={hint}
          spellCheck={false}
          defaultValue={reply?.typed}
          errors={reply?.problem && !reply.rows ? [reply.problem] : undefined}
        />
        <Button look={read > 0 ? "quiet" : "main"} name="intent" value="read">
          {reply ? "Read it again" : "Read the list"}
        </Button>
      </form>
    </details>
  );
}

function PastedRows({ rows }: { rows: PastedRow[] }) {
  const figures = useFigures();
  return (
    <ul className="pasted-rows plain" aria-label="How your list was read">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity but their place
        <li key={index} className={row.ok ? "pasted-row" : "pasted-row is-unread"}>
          <Icon name={row.ok ? "check" : "warning"} size={20} />
          <div>
            <p className="pasted-typed soft small">{row.typed}</p>
            {row.ok ? (
              <p>
                <strong>{row.size}</strong>, {formatWeight(row.weightKg, figures)}
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

function count(sizes: number) {
  return `${sizes} ${sizes === 1 ? "size" : "sizes"}`;
}
