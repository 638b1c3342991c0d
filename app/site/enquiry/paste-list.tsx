import { sayCount } from "~/steel/figures";
import { ErrorSummary } from "~/ui/field/error-summary";
import { TextField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PastedRows } from "~/ui/pasted-rows";
import { READ_LINES, ReadLines } from "~/ui/read-lines";
import type { PasteReply } from "./paste.server";
import { ListButton, SEND_FORM } from "./send-list";

type PasteListProps = {
  action: string;
  reply: PasteReply | undefined;
  text: string;
  errors: string[] | undefined;
  /** Nothing else is on the page. */
  isAlone: boolean;
};

const LEFT = "What was not read stays below: correct it, or leave it there.";

export function PasteList({ action, reply, text, errors, isAlone }: PasteListProps) {
  const read = reply?.rows?.filter((row) => row.ok).length ?? 0;
  const at = `${action}#${READ_LINES}`;
  const figures = useFigures();
  const count = (sizes: number) => sayCount(sizes, "size", figures);
  return (
    <details className="panel fold" open={isAlone || reply !== undefined || text !== ""} id="paste">
      <summary>
        Paste a list
        <Icon name="plus" />
      </summary>
      <div className="form" key={reply?.state ?? ""}>
        <p>
          Lines from a message, an email or a spreadsheet. You see how each is read before anything is added.
        </p>
        {reply && (
          <ReadLines>
            {reply.problem && !reply.rows && <ErrorSummary errors={{ list: [reply.problem] }} />}
            {reply.problem && reply.rows && <Notice tone="warn">{`${reply.problem}.`}</Notice>}
            {reply.added > 0 && (
              <Notice tone="good">
                {`${count(reply.added)} added to your list.${text ? ` ${LEFT}` : ""}`}
              </Notice>
            )}
            {reply.rows && (
              <>
                <PastedRows rows={reply.rows} form={SEND_FORM} formAction={at} />
                <input form={SEND_FORM} type="hidden" name="state" value={reply.state} />
              </>
            )}
          </ReadLines>
        )}
        {read > 0 && (
          <p>
            <ListButton formAction={at} value="add-read" icon="plus">
              {`Add ${count(read)} to the list`}
            </ListButton>
          </p>
        )}
        <TextField
          label="Your list"
          name="list"
          form={SEND_FORM}
          rows={6}
          hint="One size per line, such as: HR 2mm 1250x2500 - 20 nos, or 1.6 x 1250 coil 5 ton. Whatever is here when you send the enquiry goes with it as it is."
          spellCheck={false}
          defaultValue={text}
          errors={reply?.problem && !reply.rows ? [reply.problem] : errors}
        />
        <p>
          <ListButton formAction={at} look={read > 0 ? "quiet" : "main"} value="read">
            {reply ? "Read it again" : "Read the list"}
          </ListButton>
        </p>
      </div>
    </details>
  );
}
