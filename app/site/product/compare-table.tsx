import type { ReactNode } from "react";
import { comparePath } from "~/models/product/comparison";
import type { Compared, TypicalWeight } from "~/models/product/comparison.server";
import { formatPhone, telLink } from "~/models/shop/phone";
import type { AskedSize } from "~/steel/asked-size";
import { formatComposition } from "~/steel/composition";
import type { Figures } from "~/steel/figures";
import { steelTypes } from "~/steel/kind";
import { ascending, formatFixed, formatWeight, withPattern } from "~/steel/measure";
import { formatGrade } from "~/steel/reading/shape";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { useFigures } from "~/ui/figures";
import { useFrame } from "~/ui/frame/frame";
import { Picture } from "~/ui/picture";
import { AddSize, chosenOf } from "./add-size";
import { ownWordNames, ownWords } from "./own-words";

type Line = {
  label: string;
  say: (product: Compared) => string;
  show?: (product: Compared) => ReactNode;
};

const NOTHING = "–";

type CompareTableProps = {
  products: Compared[];
  /** The fields of the size that was asked for, as a link has them. */
  carried: string;
  /** That size, by the id of each product that lists it. */
  asked: Readonly<Record<string, AskedSize>>;
};

export function CompareTable({ products, carried, asked }: CompareTableProps) {
  const figures = useFigures();
  const country = useFrame().company.country;
  const lines = listLines(figures, country).filter(({ say }) =>
    products.some((each) => say(each) !== NOTHING),
  );
  const differing = lines.filter(({ say }) => new Set(products.map(say)).size > 1);
  return (
    <div className="compare">
      <DataTable
        caption={writeCaption(products.length, differing)}
        columns={[
          { label: <span className="visually-hidden">Property</span> },
          ...products.map((product) => ({
            label: (
              <CompareHead
                key={product.id}
                product={product}
                all={products.map(({ id }) => id)}
                carried={carried}
                asked={asked[product.id]}
              />
            ),
          })),
        ]}
        rows={lines.map((line) => [
          <CompareLabel key="label" label={line.label} differs={differing.includes(line)} />,
          ...products.map((product) => line.show?.(product) ?? line.say(product)),
        ])}
      />
    </div>
  );
}

type CompareHeadProps = { product: Compared; all: string[]; carried: string; asked: AskedSize | undefined };

function CompareHead({ product, all, carried, asked }: CompareHeadProps) {
  const { id, name, type, image, focus } = product;
  const path = `${steelTypes[type].detailPath}/${id}`;
  const others = all.filter((each) => each !== id);
  return (
    <div className="compare-head">
      <Picture name={image} focus={focus} alt="" fallback={type} sizes="11rem" />
      <a href={asked ? path + chosenOf(type, asked) : path}>{name}</a>
      <span className="compare-actions screen-only">
        {asked ? (
          <AddSize product={product} add={asked} path={comparePath(all, carried)} />
        ) : (
          <ButtonLink href={`${path}#sizes`} size="small" look="quiet" about={`of ${name}`}>
            Sizes
          </ButtonLink>
        )}
        <ButtonLink href={comparePath(others, carried)} size="small" look="bare" icon="close" about={name}>
          Remove
        </ButtonLink>
      </span>
    </div>
  );
}

function CompareLabel({ label, differs }: { label: string; differs: boolean }) {
  return (
    <>
      {label}
      {differs && (
        <>
          {" "}
          <span className="compare-differs">differs</span>
        </>
      )}
    </>
  );
}

function listLines(figures: Figures, country: string): Line[] {
  return [
    { label: "Type", say: ({ type }) => steelTypes[type].label },
    {
      label: "Grade and standard",
      say: ({ grade, standard }) => formatGrade({ name: grade, standard }) || NOTHING,
    },
    { label: "Values from", say: ({ strengths }) => strengths?.edition ?? NOTHING },
    { label: "Yield, MPa", say: ({ strengths }) => sayValue(strengths?.yieldStrength, strengths?.yieldFor) },
    { label: "Tensile, MPa", say: ({ strengths }) => sayValue(strengths?.tensile) },
    {
      label: "Elongation, %",
      say: ({ strengths }) => sayValue(strengths?.elongation, strengths?.elongationFor),
    },
    {
      label: "Composition, % max",
      say: ({ composition }) => (composition ? formatComposition(composition) : NOTHING),
    },
    { label: "Finish", say: ({ finishText }) => finishText },
    { label: "Thickness, mm", say: ({ thickness }) => ascending(thickness).join(", ") },
    { label: "Width, mm", say: ({ width }) => ascending(width).join(", ") },
    {
      label: "Weight",
      say: ({ weight, finish }) => (weight ? writeWeight(weight, figures, finish) : NOTHING),
    },
    { label: "Thickness tolerance", say: (product) => writeTolerances(product, figures) },
    { label: "Delivery", say: ({ deliveryDays }) => deliveryDays },
    ...ownWordNames.map(
      (name): Line => ({ label: ownWords[name], say: (product) => product[name] || NOTHING }),
    ),
    {
      label: "Phone",
      say: ({ number }) => number,
      show: ({ number }) => (
        <a className="number" href={telLink(number, country)}>
          {formatPhone(number, country)}
        </a>
      ),
    },
  ];
}

function sayValue(value = NOTHING, holdsFor: string | null = null) {
  return holdsFor ? `${value} (${holdsFor} thick)` : value;
}

function writeWeight(
  { thickness, width, length, kg }: TypicalWeight,
  figures: Figures,
  finish: Compared["finish"],
) {
  const weight = withPattern(formatWeight(kg, figures), finish === "chequered");
  return length === null
    ? `${weight} a metre at ${thickness} × ${width} mm`
    : `${weight} a sheet of ${thickness} × ${width} × ${length} mm`;
}

function writeTolerances({ tolerances, toleranceStandard, toleranceExample }: Compared, figures: Figures) {
  if (toleranceStandard && tolerances.every(({ plusMinus }) => plusMinus === null)) {
    return `by ${toleranceStandard}, as agreed in the order`;
  }
  const sizes = tolerances.map((each) => writeTolerance(each, figures)).join("; ");
  return toleranceStandard ? `${sizes} (${toleranceStandard})${toleranceExample}` : sizes || NOTHING;
}

function writeTolerance({ thickness, width, plusMinus }: Compared["tolerances"][number], figures: Figures) {
  const band = plusMinus === null ? "to be agreed" : together(`± ${formatFixed(plusMinus, figures)} mm`);
  return `${band} at ${together(`${thickness} × ${width} mm`)}`;
}

/** On one line. */
function together(text: string) {
  return text.replaceAll(" ", "\u00a0");
}

function writeCaption(count: number, differing: Line[]) {
  if (count < 2) return "One product";
  if (differing.length === 0) return `${count} products: no differences are known here`;
  return `${count} products: they differ in ${differing.map(({ label }) => label.split(",")[0]?.toLowerCase()).join(", ")}`;
}
