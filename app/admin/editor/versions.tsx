import type { ReactNode } from "react";
import type { Field, FieldTable, PictureTable } from "~/models/row/field";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Picture } from "~/ui/picture";
import { EDITOR_FORM } from "./form";
import { type FormState, waitingPicture } from "./form-state";

export type Version = { label: string; mine: ReactNode; theirs: ReactNode; same: boolean };

export function Versions({ rows }: { rows: Version[] }) {
  const changed = rows.filter((row) => !row.same);
  return (
    <section className="stack" aria-labelledby="versions-title">
      <Notice tone="bad" title="Somebody else has saved this in the meantime">
        Nothing of yours is saved yet. Compare both versions; your own is still in the form below and can be
        changed.
      </Notice>
      <h2 id="versions-title">Both versions</h2>
      {changed.length === 0 ? (
        <p>They are the same: nothing would be lost.</p>
      ) : (
        <dl className="versions">
          {changed.map(({ label, mine, theirs }) => (
            <div key={label} className="version">
              <dt>{label}</dt>
              <dd>
                <span className="label">Yours</span>
                <div>{mine}</div>
              </dd>
              <dd>
                <span className="label">Saved in the meantime</span>
                <div>{theirs}</div>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="cluster">
        <Button look="quiet" form={EDITOR_FORM} name="intent" value="theirs" formNoValidate>
          Keep theirs
        </Button>
        <Button form={EDITOR_FORM}>Save mine anyway</Button>
      </div>
    </section>
  );
}

type Compared<Fields extends FieldTable> = {
  fields: Fields;
  pictures: PictureTable;
  state: FormState;
  special?: { [Name in keyof Fields]?: Version };
};

export function listVersions<Fields extends FieldTable>({
  fields,
  pictures,
  state,
  special = {},
}: Compared<Fields>) {
  const stored = new URLSearchParams(state.stored?.fields);
  const rows = Object.entries(fields).map(([name, field]): Version => {
    const [mine, theirs] = [state.values, stored].map((values) => showValue(field, values.getAll(name)));
    return special[name] ?? versionOf(field.label, mine ?? "", theirs ?? "");
  });
  const shown = Object.entries(pictures).map(([name, { label }]) =>
    pictureVersion(label, waitingPicture(state, name)?.name ?? null, state.stored?.pictures[name] ?? null),
  );
  return [...rows, ...shown];
}

function showValue({ list, options }: Field, values: string[]) {
  const text = values.join(", ").trim();
  if (list)
    return text
      .split(",")
      .map((value) => value.trim())
      .join(", ");
  return options?.find(({ value }) => value !== "" && value === text)?.label ?? text;
}

function versionOf(label: string, mine: string, theirs: string): Version {
  return { label, mine: mine || "–", theirs: theirs || "–", same: mine === theirs };
}

/** Without a new one of mine theirs stays. */
function pictureVersion(label: string, mine: string | null, theirs: string | null): Version {
  return { label, mine: <Shown name={mine} />, theirs: <Shown name={theirs} />, same: mine === null };
}

function Shown({ name }: { name: string | null }) {
  return name ? <Picture name={name} alt="" sizes="16rem" className="free" /> : "–";
}
