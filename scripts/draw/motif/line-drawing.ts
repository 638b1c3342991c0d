/** A grey that stands out from white and from near-black alike. */
const LINE = "#73838e";

/** The mark of the shop: a coil end on, its eye aglow. `corner` rounds the ground, as a share of its half size. */
export function coilMark(corner: number): string {
  const rings = [24.5, 21, 17.5, 14].map(
    (radius, index) =>
      `<circle cx="32" cy="32" r="${radius}" fill="none" stroke="#c3ced6" stroke-opacity="${1 - index * 0.16}" stroke-width="2.1"/>`,
  );
  return svg(
    "0 0 64 64",
    `<rect width="64" height="64" rx="${corner * 64}" fill="#1a242b"/>`,
    ...rings,
    '<circle cx="32" cy="32" r="9.4" fill="#ff7a3d"/>',
    '<path d="M32 56.5H58.5" stroke="#c3ced6" stroke-width="3" stroke-linecap="round"/>',
  );
}

/** A still coil for the moment of waiting. */
export function loadingDrawing(): string {
  let path = "M48 48";
  for (let step = 0; step <= 150; step++) {
    const angle = step * 0.2;
    const radius = 11 + step * 0.19;
    path += `${step ? "L" : "M"}${(48 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`;
  }
  return svg(
    "0 0 96 96",
    `<path d="${path.replace("M48 48", "")}" fill="none" stroke="${LINE}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>`,
    '<circle cx="48" cy="48" r="5" fill="#e2601f"/>',
  );
}

/** A coil on its skids in slanting view; hot rolled ones have fewer, heavier laps and a hatched shadow. */
export function coilDrawing(laps: number, hot: boolean): string {
  const [x, y, rx, ry, back] = [236, 144, 82, 104, -108];
  const rings = Array.from({ length: laps }, (_, lap) => {
    const share = 0.44 + (0.56 * (lap + 1)) / laps;
    const width = lap === laps - 1 ? 3 : hot ? 2 : 1.1;
    return ellipse(x, y, rx * share, ry * share, width);
  });
  const body = `M${x} ${y - ry}H${x + back}a${rx} ${ry} 0 0 0 0 ${ry * 2}H${x}a${rx} ${ry} 0 0 0 0 ${-ry * 2}Z`;
  const straps = [-76, -36].map(
    (at) => `<path d="M${x + at} ${y - ry}a${rx} ${ry} 0 0 0 0 ${ry * 2}" ${stroke(2.2)}/>`,
  );
  const shade = hot
    ? [0, 1, 2, 3, 4, 5].map(
        (line) => `<path d="M${150 - line * 9} ${204 + line * 3}l-34 -6" ${stroke(1.4)}/>`,
      )
    : [];
  return svg(
    "0 0 400 300",
    `<path d="${body}" fill="${LINE}" fill-opacity="${hot ? 0.2 : 0.08}" stroke="${LINE}" stroke-width="3"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${LINE}" fill-opacity="${hot ? 0.16 : 0.06}"/>`,
    ...rings,
    ellipse(x, y, rx * 0.44, ry * 0.44, 2.6),
    `<path d="M${x - 4} ${y - ry * 0.44}a${rx * 0.4} ${ry * 0.44} 0 0 0 0 ${ry * 0.88}" ${stroke(1.4)}/>`,
    ...straps,
    ...shade,
    `<path d="M74 250H326V263H74Z" fill="${LINE}" fill-opacity=".14" ${stroke(2.4, false)}/>`,
    `<path d="M98 263v9h34v-9M262 263v9h34v-9" ${stroke(2.4)}/>`,
  );
}

/** A bundle of sheets on beams in slanting view. */
export function sheetDrawing(layers: number, thick: number, hot: boolean): string {
  const sheets = Array.from({ length: layers }, (_, index) => {
    const y = 236 - (index + 1) * thick;
    const off = ((index * 7) % 5) - 2;
    const edge = `M${36 + off} ${y - 52}L${150 + off} ${y}L${364 + off} ${y - 74}v${thick}L${150 + off} ${y + thick}L${36 + off} ${y - 52 + thick}Z`;
    return `<path d="${edge}" fill="${LINE}" fill-opacity="${hot ? 0.2 : 0.07}" stroke="${LINE}" stroke-width="${hot ? 2.2 : 1.3}" stroke-linejoin="round"/>`;
  });
  const beams = [0.04, 0.44, 0.84]
    .map((share) => `M${150 + 214 * share} ${236 - 74 * share}l24 -8.3v20l-24 8.3Z`)
    .join("");
  const top = 236 - layers * thick;
  const face = `M36 ${top - 52}L150 ${top}L364 ${top - 74}L250 ${top - 126}Z`;
  const marks = hot
    ? [0, 1, 2, 3].map(
        (line) =>
          `<path d="M${128 + line * 36} ${top - 34 - line * 12}l${26 + line * 5} ${-9 - line * 1.7}" ${stroke(1.4)}/>`,
      )
    : [`<path d="M112 ${top - 46}L246 ${top - 93}M140 ${top - 40}L290 ${top - 92}" ${stroke(1.4)}/>`];
  return svg(
    "0 0 400 300",
    `<path d="${beams}" fill="${LINE}" fill-opacity=".14" ${stroke(2.2, false)}/>`,
    ...sheets,
    `<path d="${face}" fill="${LINE}" fill-opacity="${hot ? 0.26 : 0.1}" ${stroke(2.6, false)}/>`,
    ...marks,
    `<path d="M222 ${top - 25}L108 ${top - 77}M222 ${top - 25}V${211}M316 ${top - 57}L202 ${top - 109}M316 ${top - 57}V${179}" ${stroke(2.8)}/>`,
  );
}

/** A page of text beside a coil, for an article without a banner. */
export function pageDrawing(): string {
  const lines = [96, 116, 136, 156, 176, 196].map(
    (y, index) => `<path d="M112 ${y}h${index === 5 ? 62 : 120}" ${stroke(2)}/>`,
  );
  const rings = [46, 37, 28, 19].map((radius) => ellipse(282, 208, radius, radius, radius === 46 ? 3 : 1.6));
  return svg(
    "0 0 400 300",
    `<path d="M88 40h132l36 36v184H88Z" fill="${LINE}" fill-opacity=".08" ${stroke(3, false)}/>`,
    `<path d="M220 40v36h36" ${stroke(2.4)}/><path d="M112 70h74" ${stroke(5)}/>`,
    ...lines,
    `<circle cx="282" cy="208" r="46" fill="${LINE}" fill-opacity=".35"/>`,
    ...rings,
  );
}

function ellipse(x: number, y: number, rx: number, ry: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" ${stroke(width)}/>`;
}

function stroke(width: number, hollow = true): string {
  return `${hollow ? 'fill="none" ' : ""}stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

function svg(box: string, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${parts.join("")}</svg>\n`;
}
