import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import { useTraffic } from "~/ui/frame/connection";

type SampleContentProps = {
  counts: { products: number; blogs: number; testimonials: number };
  /** Whether the question is open. */
  asks: boolean;
  path: string;
};

/** What the site came with, so that it could be looked at; gone with one press. */
export function SampleContent({ counts, asks, path }: SampleContentProps) {
  const sending = useTraffic() === "sending";
  const { products, blogs, testimonials } = counts;
  const some = products + blogs + testimonials > 0;
  return (
    <section className="panel narrow stack" aria-labelledby="sample">
      <h2 id="sample">Sample content</h2>
      {some ? (
        <p>
          The site still shows content it came with: {products} products, {blogs} blogs and {testimonials}{" "}
          testimonials. What you have edited is your own and stays.
        </p>
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
            <strong>Are you sure?</strong> Delete the sample content: {products} products, {blogs} blogs and{" "}
            {testimonials} testimonials. It cannot be brought back from here.
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
