import type { Line } from "~/models/enquiry/line";
import { sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { LineList } from "./line-list";
import { linkCopy } from "./link-copy";

type ReceivedListProps = {
  link: string;
  lines: Line[];
  form?: string;
};

/** A list that was handed on: it is looked at first, and only the button puts it on one's own. */
export function ReceivedList({ link, lines, form }: ReceivedListProps) {
  const figures = useFigures();
  const { heading, text } = linkCopy.received;
  const take = (
    <>
      <input form={form} type="hidden" name="link" value={link} />
      <Button icon="plus" name="intent" value="take" form={form} formNoValidate>
        {lines.length === 1
          ? "Add this to your list"
          : `Add these ${sayCount(lines.length, "size", figures)} to your list`}
      </Button>
    </>
  );
  return (
    <section className="panel hot stack" aria-labelledby="received">
      <h2 id="received">{heading}</h2>
      <p>{text}</p>
      <LineList lines={lines} />
      {form ? (
        <p>{take}</p>
      ) : (
        <form method="post" action="/enquiry">
          {take}
        </form>
      )}
    </section>
  );
}
