import type { Line } from "~/models/line/line";
import { sayCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";
import { LineList } from "~/ui/line-list";
import { ListButton, SEND_FORM } from "./send-list";

/** A list that was handed on: it is looked at first, and only the button puts it on one's own. */
export function ReceivedList({ link, lines }: { link: string; lines: Line[] }) {
  const figures = useFigures();
  return (
    <section className="panel hot stack" aria-labelledby="received">
      <h2 id="received">Somebody shared a list with you</h2>
      <p>Look through it. Nothing is added until you press the button.</p>
      <LineList lines={lines} />
      <p>
        <input form={SEND_FORM} type="hidden" name="link" value={link} />
        <ListButton formAction="/enquiry" icon="plus" value="take">
          {lines.length === 1
            ? "Add this to your list"
            : `Add these ${sayCount(lines.length, "size", figures)} to your list`}
        </ListButton>
      </p>
    </section>
  );
}
