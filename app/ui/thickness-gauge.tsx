/** In mm; a logarithm gives thin sheet as much room as plate. The ticks and numbers of gauge.svg are set by the same rule. */
const THINNEST = 0.2;
const THICKEST = 25;
const WIDTH = 240;
const HEIGHT = 23;

/** In mm. Decoration: the figures stand beside it. */
export function ThicknessGauge({ min, max }: { min: number; max: number }) {
  const from = place(min);
  const to = Math.max(place(max), from + 3);
  return (
    <svg className="gauge" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className="gauge-range" x={from} width={Math.round((to - from) * 10) / 10} height="4" />
    </svg>
  );
}

function place(mm: number) {
  const share = Math.log(mm / THINNEST) / Math.log(THICKEST / THINNEST);
  return Math.round(Math.min(1, Math.max(0, share)) * (WIDTH - 1) * 10) / 10 + 0.5;
}
