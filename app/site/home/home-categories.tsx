import type { summariseTypes } from "~/models/product/count.server";
import { sayCount } from "~/steel/figures";
import { productTypes, steelTypes } from "~/steel/kind";
import { formatSpan } from "~/steel/measure";
import { Band } from "~/ui/band";
import { OnwardLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { Section } from "~/ui/section";
import { ThicknessGauge } from "~/ui/thickness-gauge";
import { homeCopy } from "./copy";

type TypeSummary = Awaited<ReturnType<typeof summariseTypes>>[number] & { summary: string };

export function HomeCategories({ types }: { types: TypeSummary[] }) {
  const figures = useFigures();
  const present = productTypes.flatMap((type) => types.filter((each) => each.type === type));
  return (
    <Band>
      <Section id="categories" title={homeCopy.categories.heading} text={homeCopy.categories.text}>
        <ul className="grid four">
          {present.map(({ type, count, thicknessMin, thicknessMax, summary }) => (
            <li key={type} className="panel stack category-card">
              <h3>
                <a href={steelTypes[type].categoryPath}>{steelTypes[type].label}</a>
              </h3>
              <ThicknessGauge min={thicknessMin} max={thicknessMax} />
              <p className="number">{formatSpan(thicknessMin, thicknessMax)}</p>
              <OnwardLink href={steelTypes[type].categoryPath}>
                {sayCount(count, "product", figures)}
              </OnwardLink>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Band>
  );
}
