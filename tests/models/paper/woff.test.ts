import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { unpackFont } from "~/models/paper/woff.server.mjs";

const packed = (subset: string) =>
  readFileSync(`node_modules/@fontsource/noto-sans/files/noto-sans-${subset}-normal.woff`);

test.each(["latin-400", "devanagari-700"])(
  "a font of %s has the same letters, widths and forms when it is unpacked",
  (subset) => {
    const woff = packed(subset);
    const [was, is] = [create(woff), create(unpackFont(woff))];
    expect([was.type, is.type]).toEqual(["WOFF", "TTF"]);
    expect(is.characterSet).toEqual(was.characterSet);
    const text = String.fromCodePoint(...was.characterSet.slice(0, 100));
    const measure = (font: typeof was) => {
      const { glyphs, positions } = font.layout(text);
      return glyphs.map(({ id, path }, at) => [id, positions[at]?.xAdvance, path.toSVG()]);
    };
    expect(measure(is)).toEqual(measure(was));
  },
);
