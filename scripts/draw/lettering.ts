/** Stencil letters as pen strokes on a field 4 wide and 6 high; strokes are parted by spaces, points are two digits. */
const GLYPHS: Record<string, string> = {
  A: "0004264440 0242",
  B: "00063645443303 3342413000",
  C: "4536160501103041",
  D: "0006264442200000",
  E: "40000646 0333",
  F: "000646 0333",
  G: "453616050110304143 4323",
  H: "0006 4046 0343",
  I: "2026",
  J: "1000011030414646",
  K: "0006 460340",
  L: "060040",
  M: "0006234640",
  N: "00064046",
  O: "011030414536160501",
  P: "00063645443303",
  Q: "011030414536160501 2240",
  R: "00063645443303 2340",
  S: "453616050413334241301001",
  T: "0646 2620",
  U: "0601103041 4146",
  V: "062046",
  W: "0610233046",
  X: "0046 0640",
  Y: "0623 4623 2320",
  Z: "06460040",
  "0": "011030414536160501",
  "1": "0526 2620",
  "2": "0516364543000040",
  "3": "05163645443313 334241301001",
  "4": "30360242",
  "5": "460603334241301001",
  "6": "453616050110304142331302",
  "7": "064610",
  "8": "130405163645443313 1302011030414233",
  "9": "011030414536160504133344",
  ".": "2021",
  "-": "1333",
  "/": "0046",
  ":": "2122 2425",
  " ": "",
};

interface Stroke {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/** A line of text as strokes, `height` tall, centred on 0, 0. Knows how far any place is from the nearest stroke. */
export class Lettering {
  readonly width: number;
  private strokes: Stroke[];

  constructor(
    text: string,
    public readonly height: number,
  ) {
    const unit = height / 6;
    const advance = 5.6 * unit;
    this.width = text.length * advance - 1.6 * unit;
    this.strokes = [...text].flatMap((letter, index) =>
      strokesOf(letter).map((stroke) => ({
        ax: index * advance + stroke.ax * unit - this.width / 2,
        ay: (stroke.ay - 3) * unit,
        bx: index * advance + stroke.bx * unit - this.width / 2,
        by: (stroke.by - 3) * unit,
      })),
    );
  }

  /** Distance to the nearest stroke; places well outside the line are told only that they are far. */
  distance(x: number, y: number): number {
    if (Math.abs(x) > this.width / 2 + this.height * 0.3 || Math.abs(y) > this.height * 0.8)
      return this.height;
    let best = this.height * this.height;
    for (const { ax, ay, bx, by } of this.strokes) {
      const dx = bx - ax;
      const dy = by - ay;
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.max(0, Math.min(1, along));
      const px = x - ax - dx * share;
      const py = y - ay - dy * share;
      best = Math.min(best, px * px + py * py);
    }
    return Math.sqrt(best);
  }
}

function strokesOf(letter: string): Stroke[] {
  return (GLYPHS[letter] ?? "").split(" ").flatMap((pen) => {
    const points = [...pen.matchAll(/(\d)(\d)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    return points.slice(1).map((point, index) => {
      const before = points[index] ?? point;
      return { ax: before.x, ay: before.y, bx: point.x, by: point.y };
    });
  });
}
