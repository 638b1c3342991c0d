import type { ProductCard } from "~/models/product/read.server";
import { formatSpan } from "~/steel/measure";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { Section } from "~/ui/section";

type CompareChoicesProps = {
  shown: string[];
  /** The fields of a size, as a link has them. */
  carried: string;
  offered: ProductCard[];
};

export function CompareChoices({ shown, carried, offered }: CompareChoicesProps) {
  return (
    <Section id="choices" title="Similar sizes">
      <form method="get" action="/compare" className="form">
        {shown.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <HiddenFields fields={[...new URLSearchParams(carried)]} />
        <fieldset className="choices compare-choices">
          <legend>Compare with</legend>
          {offered.map(({ id, name, thicknessMin, thicknessMax, widthMin, widthMax }) => (
            <label key={id} className="choice">
              <input type="checkbox" name="ids" value={id} />
              <span>
                <strong>{name}</strong>
                <br />
                {formatSpan(thicknessMin, thicknessMax)} × {formatSpan(widthMin, widthMax)}
              </span>
            </label>
          ))}
        </fieldset>
        <p>
          <Button>Compare</Button>
        </p>
      </form>
    </Section>
  );
}
