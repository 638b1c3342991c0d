import type { Size } from "./focus";

/** In CSS pixels. */
const WIDEST = 240;
const HIGHEST = 340;

/** What `focusOf` says of a picture that is only in the browser yet. */
export const CHOSEN = "chosen";

/** How large the picture that is tapped stands on the screen, whatever the letters' size. */
export function sizeToTap({ width, height }: Size): Size {
  const share = Math.min(WIDEST / width, HIGHEST / height);
  return { width: Math.max(24, Math.round(width * share)), height: Math.max(24, Math.round(height * share)) };
}

/** The name of the button that a picture to tap is: a browser sends with it where it was pressed. */
export function nameOfTap({ width, height }: Size): string {
  return `focus-${width}x${height}`;
}

const TAP = /^focus-([1-9]\d{0,3})x([1-9]\d{0,3})\.([xy])$/;

export function takeTap(fields: URLSearchParams): boolean {
  const taps = [...fields].filter(([name]) => TAP.test(name));
  for (const [name] of taps) fields.delete(name);
  const places = new Map(
    taps.map(([name, text]) => {
      const [, width, height, axis = ""] = TAP.exec(name) ?? [];
      return [axis, placeOf(text, Number(axis === "x" ? width : height))];
    }),
  );
  const [x, y] = [places.get("x"), places.get("y")];
  if (x === undefined || y === undefined) return false;
  // Pressed by a key: no place was meant.
  if (x === 0 && y === 0) return true;
  fields.set("focusX", String(x));
  fields.set("focusY", String(y));
  return true;
}

function placeOf(text: string, length: number): number {
  const pixels = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return Math.min(100, Math.round((pixels / length) * 100));
}
