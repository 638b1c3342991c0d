import { Button } from "~/ui/button";
import { TextField } from "~/ui/field/field";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PastedRows } from "~/ui/pasted-rows";
import type { PasteReply } from "./paste.server";
import { pasteCopy } from "./paste-copy";

type PasteListProps = { reply: PasteReply | undefined; isOpen?: boolean };

/** Sizes as people write them to each other: read line by line, shown, and added with one press. */
export function PasteList({ reply, isOpen = false }: PasteListProps) {
  const { heading, text, hint } = pasteCopy;
  const read = reply?.rows?.filter((row) => row.ok).length ?? 0;
  return (
    <details className="panel enquiry-more" open={isOpen || reply !== undefined} id="paste">
      <summary>
        {heading}
        <Icon name="plus" />
      </summary>
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

function count(sizes: number) {
  return `${sizes} ${sizes === 1 ? "size" : "sizes"}`;
}
