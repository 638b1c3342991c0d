import type { SaidMoment } from "~/models/shop/day";

/** Opens to the exact moment, by keyboard and touch too. */
export function MomentText({ moment: { at, text, exact, language } }: { moment: SaidMoment }) {
  return (
    <details className="moment">
      <summary title={exact}>
        <time className="number" dateTime={at} lang={language}>
          {text}
        </time>
      </summary>
      <span className="moment-exact">{exact}</span>
    </details>
  );
}
