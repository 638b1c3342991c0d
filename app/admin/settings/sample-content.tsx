import { AskFirst } from "~/admin/frame/ask-first";
import type { SampleCounts } from "~/models/sample/rows.server";
import { saySampleContent } from "~/models/sample/sentence";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";

type SampleContentProps = {
  counts: SampleCounts;
  asks: boolean;
  path: string;
};

export function SampleContent({ counts, asks, path }: SampleContentProps) {
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
        <AskFirst
          what={`Delete the sample content: ${said}. This cannot be undone.`}
          yes="Yes, remove it"
          intent="remove-sample"
          action={path}
          back={`${path}?#sample`}
        />
      )}
    </section>
  );
}
