/** In mm; a logarithm gives thin sheet as much room as plate. */
const THINNEST = 0.2;
const THICKEST = 25;
const TICKS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25];
const LONG_TICKS = [0.5, 1, 2, 5, 10, 20];
const WIDTH = 240;

/** In mm. Decoration: the figures stand beside it. */
export function ThicknessGauge({ min, max }: { min: number; max: number }) {
  const from = place(min);
  const to = Math.max(place(max), from + 3);
  return (
    <svg className="gauge" viewBox={`0 0 ${WIDTH} 13`} aria-hidden="true" focusable="false">
      <path
        d={TICKS.map((mm) => `M${place(mm)} 13v${LONG_TICKS.includes(mm) ? -8 : -5}`).join("")}
        stroke="currentColor"
      />
      <path d={`M0 12.5h${WIDTH}`} stroke="currentColor" />
      <rect className="gauge-range" x={from} y="0" width={to - from} height="4" />
    </svg>
  );
}

function place(mm: number) {
  const share = Math.log(mm / THINNEST) / Math.log(THICKEST / THINNEST);
  return Math.round(Math.min(1, Math.max(0, share)) * (WIDTH - 1) * 10) / 10 + 0.5;
}
