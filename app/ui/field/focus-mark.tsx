import { cropOf, type Focus, type Size } from "~/models/picture/focus";

export function FocusMark({ size, focus }: { size: Size; focus: Focus }) {
  const { width, height } = size;
  const crop = cropOf(size, focus);
  const x = (width * focus.x) / 100;
  const y = (height * focus.y) / 100;
  return (
    <svg
      className="focus-mark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="focus-shade"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${crop.left} ${crop.top}v${crop.height}h${crop.width}v${-crop.height}Z`}
      />
      <circle className="focus-ring" cx={x} cy={y} r={13} />
      <circle className="focus-point" cx={x} cy={y} r={4} />
    </svg>
  );
}
