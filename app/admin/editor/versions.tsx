import type { ReactNode } from "react";
import { Notice } from "~/ui/notice";
import { Picture } from "~/ui/picture";
import { EDITOR_FORM } from "./form";

/** One field in both versions. */
export type Version = { label: string; mine: ReactNode; theirs: ReactNode; same: boolean };

/** Both versions side by side after somebody else has saved first, and the question which one is to stay. */
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
        <p>They are alike: nothing would be lost.</p>
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
                <span className="label">Saved meanwhile</span>
                <div>{theirs}</div>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="cluster">
        <button
          type="submit"
          form={EDITOR_FORM}
          className="button quiet"
          name="intent"
          value="theirs"
          formNoValidate
        >
          Keep theirs
        </button>
        <button type="submit" form={EDITOR_FORM} className="button">
          Save mine anyway
        </button>
      </div>
    </section>
  );
}

/** A version's text, or a dash where there is none. */
export function versionOf(label: string, mine: string, theirs: string): Version {
  return { label, mine: mine || "–", theirs: theirs || "–", same: mine === theirs };
}

/** A picture in both versions; without a new one of mine theirs stays. */
export function pictureVersion(label: string, mine: string | null, theirs: string | null): Version {
  return { label, mine: <Shown name={mine} />, theirs: <Shown name={theirs} />, same: mine === null };
}

function Shown({ name }: { name: string | null }) {
  return name ? <Picture name={name} alt="" sizes="16rem" className="free" /> : "–";
}
