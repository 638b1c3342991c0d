import { Form } from "@remix-run/react";
import type { SampleCounts } from "~/models/sample/rows.server";
import { saySampleContent } from "~/models/sample/sentence";
import { Button, ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { useTraffic } from "~/ui/frame/connection";

type SampleContentProps = {
  counts: SampleCounts;
  asks: boolean;
  path: string;
};

export function SampleContent({ counts, asks, path }: SampleContentProps) {
  const sending = useTraffic() === "sending";
  const said = saySampleContent(counts, useFigures());
  const some = Object.values(counts).some((count) => count > 0);
  return (
    <section className="panel narrow stack" aria-labelledby="sample">
      <h2 id="sample">Sample content</h2>
      {some ? (
        <p>The site still shows content it came with: {said}. What you have edited is your own and stays.</p>
      ) : (
        <p>There is none left: everything on the site is your own.</p>
      )}
      {some && !asks && (
        <p>
          <ButtonLink href={`${path}?remove-sample=1#sample`} look="quiet" icon="trash">
            Remove sample content
          </ButtonLink>
        </p>
      )}
      {some && asks && (
        <div className="stack">
          <p id="remove-what">
            <strong>Are you sure?</strong> Delete the sample content: {said}. This cannot be undone.
          </p>
          <div className="cluster">
            <Form method="post" action={path}>
              <Button name="intent" value="remove-sample" look="danger" icon="trash" disabled={sending}>
                Yes, remove it
              </Button>
            </Form>
            <form method="get" action={`${path}#sample`}>
              <button
                type="submit"
                className="button quiet"
                aria-describedby="remove-what"
                // biome-ignore lint/a11y/noAutofocus: the answer that changes nothing is the one that a hasty Return gives
                autoFocus
              >
                No
              </button>
            </form>
          </div>
        </div>
      )}
    </section>
  );
}
