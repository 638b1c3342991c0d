import type { ProductCard } from "~/models/product/read.server";
import { formatSpan } from "~/steel/measure";
import { Button } from "~/ui/button";
import { Section } from "~/ui/section";

export function CompareChoices({ shown, offered }: { shown: string[]; offered: ProductCard[] }) {
  return (
    <Section id="choices" title="Similar sizes">
      <form method="get" action="/compare" className="form">
        {shown.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
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
