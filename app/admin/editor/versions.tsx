import type { ReactNode } from "react";
import type { Field, FieldTable, PictureTable } from "~/models/row/field";
import type { Merged } from "~/models/row/merge.server";
import { Button } from "~/ui/button";
import { EnterButton } from "~/ui/field/enter-button";
import { Notice } from "~/ui/notice";
import { Picture } from "~/ui/picture";
import { EDITOR_FORM } from "./form";
import { type FormState, waitingPicture } from "./form-state";

export type Version = { name: string; label: string; mine: ReactNode; theirs: ReactNode; same: boolean };

export type BothVersions = { rows: Version[]; merged: Merged | null };

/** Of a merged form, what both have changed; the rest of both versions stands in it. */
export function Versions({ rows, merged }: BothVersions) {
  const differing = rows.filter((row) => !row.same);
  const changed = merged ? differing.filter(({ name }) => merged.both.includes(name)) : differing;
  const taken = rows.filter(({ name }) => merged?.taken.includes(name)).map(({ label }) => label);
  return (
    <section className="stack" aria-labelledby="versions-title">
      <Notice tone="bad" title="This has been saved in the meantime">
        Nothing of yours is saved yet. Compare both versions; your own is still in the form below and can be
        changed.
        {taken.length > 0 && ` What you had not touched is theirs there now: ${taken.join(", ")}.`}
      </Notice>
      <h2 id="versions-title">Both versions</h2>
      {changed.length === 0 ? (
        <p>
          {taken.length > 0 ? "You have changed different fields" : "They are the same"}: nothing would be
          lost.
        </p>
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
        {/* Enter presses the first button of a form: here it neither drops what was typed nor overwrites theirs. */}
        <EnterButton form={EDITOR_FORM} disabled />
        <Button look="quiet" form={EDITOR_FORM} name="intent" value="theirs" formNoValidate>
          Keep theirs
        </Button>
        <Button form={EDITOR_FORM}>{changed.length > 0 ? "Save mine anyway" : "Save both"}</Button>
      </div>
    </section>
  );
}

type Compared = Pick<FormState, "values" | "waiting"> & {
  stored: Pick<NonNullable<FormState["stored"]>, "fields" | "pictures"> | null;
};

/** `own` stand in the place of the field of their name, or at the end. */
export function listVersions(fields: FieldTable, pictures: PictureTable, own: Version[], state: Compared) {
  const stored = new URLSearchParams(state.stored?.fields);
  const rows = Object.entries(fields).map(([name, field]): Version => {
    const [mine, theirs] = [state.values, stored].map((values) => showValue(field, values.getAll(name)));
    return (
      own.find((version) => version.name === name) ?? versionOf(name, field.label, mine ?? "", theirs ?? "")
    );
  });
  const shown = Object.entries(pictures).map(([name, { label }]): Version => {
    const mine = waitingPicture(state, name)?.name ?? null;
    const theirs = state.stored?.pictures[name] ?? null;
    // Without a new one of mine theirs stays.
    return { name, label, mine: <Shown name={mine} />, theirs: <Shown name={theirs} />, same: mine === null };
  });
  return [...rows, ...shown, ...own.filter(({ name }) => !(name in fields))];
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

export function versionOf(name: string, label: string, mine: string, theirs: string): Version {
  return { name, label, mine: mine || "–", theirs: theirs || "–", same: mine === theirs };
}

function Shown({ name }: { name: string | null }) {
  return name ? <Picture name={name} alt="" sizes="16rem" className="free" /> : "–";
}
