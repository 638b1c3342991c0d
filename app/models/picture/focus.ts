/** The point of a picture that stays in sight where it is cut, in per cent from the left and from the top. */
export type Focus = { x: number; y: number };

export type Size = { width: number; height: number };

export const CENTRE: Focus = { x: 50, y: 50 };

/** Of a card on a wide screen; on a phone pictures are cut to 3:2 and to squares. */
const CARD_RATIO = 4 / 3;

export function isCentre({ x, y }: Focus): boolean {
  return x === CENTRE.x && y === CENTRE.y;
}

/** CSS `object-position` in per cent: the point in the middle of a card, or as near as the edge allows. */
export function placeCrop({ width, height }: Size, { x, y }: Focus): Focus {
  const ratio = width / height;
  return { x: shift(x, ratio / CARD_RATIO), y: shift(y, CARD_RATIO / ratio) };
}

/** The part of the picture that a card shows, in the picture's own units. */
export function cropOf({ width, height }: Size, focus: Focus) {
  const cropWidth = Math.min(width, height * CARD_RATIO);
  const cropHeight = Math.min(height, width / CARD_RATIO);
  const { x, y } = placeCrop({ width, height }, focus);
  return {
    left: ((width - cropWidth) * x) / 100,
    top: ((height - cropHeight) * y) / 100,
    width: cropWidth,
    height: cropHeight,
  };
}

export function readPlace(text: string): number | null {
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
}

/** `overflow` is how many times longer than its frame the picture is; what is not longer goes by its own point. */
function shift(point: number, overflow: number): number {
  if (overflow <= 1) return point;
  const placed = (point * overflow - 50) / (overflow - 1);
  return Math.round(Math.min(100, Math.max(0, placed)));
}
