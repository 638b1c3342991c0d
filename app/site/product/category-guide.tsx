import { indicativeNote } from "~/site/written/section";
import { gradesOf } from "~/steel/grade";
import { listNearestGrades } from "~/steel/grade-neighbour";
import { type ProductType, steelTypes } from "~/steel/kind";
import { formatFixed, formatSizes } from "~/steel/measure";
import { patternStandards } from "~/steel/size-standard";
import { stockOf, USUAL_WIDTH } from "~/steel/stock";
import { toleranceTable } from "~/steel/tolerance";
import { coilLength, sheetWeight, weightPerMetre, weightPerSquareMetre } from "~/steel/weight";
import { Band } from "~/ui/band";
import { BulletList } from "~/ui/bullet-list";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { useFigures } from "~/ui/figures";
import { Questions } from "~/ui/questions";
import { Section } from "~/ui/section";
import { categoryCopy } from "./category-copy";

export default function CategoryGuide({ type }: { type: ProductType }) {
  return (
    <>
      <Facts type={type} />
      <Band content="stack loose">
        <Section id="questions" title="Questions">
          <Questions items={categoryCopy[type].questions} />
        </Section>
        <p className="cluster">
          <ButtonLink href={steelTypes[type].deliveryPath} look="quiet" icon="truck">
            How it is delivered
          </ButtonLink>
          <ButtonLink href={`/contact?type=${type}`} icon="mail">
            Ask for a quote
          </ButtonLink>
        </p>
        <p className="soft small">{indicativeNote}</p>
      </Band>
    </>
  );
}

function Facts({ type }: { type: ProductType }) {
  const copy = categoryCopy[type];
  return (
    <Band look="sunk" content="stack loose">
      <Section id="about" title={`What ${copy.heading.toLowerCase()} is, and when to choose it`}>
        <div className="split">
          <div className="stack">
            {copy.whatItIs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>{copy.whenNotTo}</p>
          </div>
          <BulletList title="Choose it when" items={copy.whenToChoose} />
        </div>
        <div className="grid four">
          <BulletList title="Usual range" items={copy.usualRange} />
          <BulletList title="Standards" items={copy.standards} />
          <BulletList title="Finish" items={copy.finish} />
          <BulletList title="Uses" items={copy.uses} />
        </div>
      </Section>
      <Section id="grades" title="Grades">
        <GradeTable type={type} />
      </Section>
      <Section id="tolerances" title="Thickness tolerance">
        <ToleranceTable type={type} />
      </Section>
      <Section id="weights" title="Weights">
        {steelTypes[type].form === "sheet" ? <SheetWeights type={type} /> : <CoilWeights type={type} />}
      </Section>
    </Band>
  );
}

function GradeTable({ type }: { type: ProductType }) {
  const grades = gradesOf(type);
  return (
    <>
      <DataTable
        caption="Usual grades, strengths in MPa and elongation in %, with the thickness that a figure holds for"
        columns={["Grade", "Standard", "Use", "Yield", "Tensile", "Elongation"]}
        rows={grades.map((grade) => [
          grade.name,
          grade.edition,
          grade.use,
          grade.yieldStrength + forThickness(grade.yieldFor),
          grade.tensile,
          grade.elongation + forThickness(grade.elongationFor),
        ])}
      />
      <p>
        Nearest names elsewhere, never identical: {listNearestGrades(steelTypes[type].process).join("; ")}.
      </p>
    </>
  );
}

function forThickness(text: string | null) {
  return text ? `, ${text}` : "";
}

function ToleranceTable({ type }: { type: ProductType }) {
  const { process } = steelTypes[type];
  const { standard, columns, lines } = toleranceTable(process, useFigures());
  return (
    <>
      <DataTable
        caption={`${standard}: plus or minus in mm by thickness and width (mm)`}
        columns={["Thickness", ...columns.map((label) => ({ label, numeric: true }))]}
        rows={lines.map(({ thickness, bands }) => [thickness, ...bands])}
      />
      <p>{process === "hot" ? hotToleranceNote : coldToleranceNote}</p>
    </>
  );
}

const hotToleranceNote = `Other steel has other standards: IS 1079 goes by IS/ISO 16160, IS 2062 by IS 1852, ASTM A1011 by A568/A568M, JIS G3131 by G3193. Chequered steel goes by ${patternStandards}: EN 10051 leaves it out.`;
const coldToleranceNote =
  "Other steel has other standards: IS 513 goes by IS/ISO 16162, ASTM A1008 by A568/A568M, JIS G3141 by its own. Full hard steel has its tolerance agreed in the order.";

function SheetWeights({ type }: { type: ProductType }) {
  const figures = useFigures();
  const { sheets, thicknesses } = stockOf[type];
  const names = formatSizes(thicknesses);
  return (
    <DataTable
      caption="Weight of a sheet in kg by thickness (mm) and sheet size (mm)"
      columns={[
        { label: "Thickness", numeric: true },
        { label: "kg/m²", numeric: true },
        ...sheets.map(({ width, length }) => ({ label: `${width} × ${length}`, numeric: true })),
      ]}
      rows={thicknesses.map((mm, row) => [
        names[row],
        formatFixed(weightPerSquareMetre(mm), figures),
        ...sheets.map(({ width, length }) => formatFixed(sheetWeight(mm, width, length), figures)),
      ])}
    />
  );
}

function CoilWeights({ type }: { type: ProductType }) {
  const figures = useFigures();
  const { coil, thicknesses } = stockOf[type];
  const names = formatSizes(thicknesses);
  if (!coil) return null;
  return (
    <DataTable
      caption={`Coils ${USUAL_WIDTH} mm wide: kg a metre, and length in m by coil weight`}
      columns={[
        { label: "Thickness", numeric: true },
        { label: "kg/m", numeric: true },
        ...coil.weights.map((tonnes) => ({ label: `m in ${tonnes} t`, numeric: true })),
      ]}
      rows={thicknesses.map((mm, row) => [
        names[row],
        formatFixed(weightPerMetre(mm, USUAL_WIDTH), figures),
        ...coil.weights.map((tonnes) => formatFixed(coilLength(tonnes * 1000, mm, USUAL_WIDTH), figures, 1)),
      ])}
    />
  );
}
