import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { create } from "fontkit";
import { unpackFont } from "./woff.server.mjs";

const require = createRequire(import.meta.url);
const folders = {
  sans: path.dirname(require.resolve("@fontsource/noto-sans/package.json")),
  math: path.dirname(require.resolve("@fontsource/noto-sans-math/package.json")),
};

/** In the order they are tried; each holds one script, or a part of one. */
const SUBSETS = [
  "latin",
  "latin-ext",
  "devanagari",
  "cyrillic",
  "cyrillic-ext",
  "greek",
  "greek-ext",
  "vietnamese",
  "math",
];

/** Stands for letters that no font here has. */
const LOST = "…";

/** Arrows and operators: the font for them has letters as well, such as Arabic ones that do not join. */
const SIGN = /[\u2190-\u22ff]/;

const MARK = /\p{M}|[\u200c\u200d]/u;

/** Any script that Noto Sans has; a font is opened when a letter asks. `lost`: letters were left out. */
export class Letters {
  lost = false;
  #doc;
  #opened = new Map();

  constructor(doc) {
    this.#doc = doc;
  }

  width(text, size, bold = false) {
    return this.#runs(text, bold).reduce((sum, run) => {
      this.#use(run.font, size);
      return sum + this.#doc.widthOfString(run.text);
    }, 0);
  }

  /** `y` is the baseline; `align` says which end of the text is at `x`. Answers the text's width. */
  draw(text, x, y, size, { bold = false, color = "#141b20", align = "start" } = {}) {
    const width = this.width(text, size, bold);
    let at = align === "end" ? x - width : x;
    for (const run of this.#runs(text, bold)) {
      this.#use(run.font, size);
      const length = this.#doc.widthOfString(run.text);
      this.#doc.fillColor(color).text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
      at += length;
    }
    return width;
  }

  /** Under one another, `step` pt apart; read aloud or copied, the words of two lines stay apart. */
  drawLines(lines, x, y, size, step, options = {}) {
    for (const [index, line] of lines.entries()) {
      const baseline = y + index * step;
      this.draw(line, x, baseline, size, options);
      if (index < lines.length - 1) this.draw(" ", x, baseline, size, { ...options, align: "start" });
    }
  }

  /** Words on lines of at most `room` pt; what a blank that does not break joins is one word. */
  wrap(text, size, room, { bold = false } = {}) {
    const lines = [];
    let line = "";
    for (const word of text
      .split(/[^\S\u00a0\u202f]+/)
      .filter(Boolean)
      .flatMap((each) => this.#cut(each, size, room, bold))) {
      const longer = line ? `${line} ${word}` : word;
      if (!line || this.width(longer, size, bold) <= room) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    if (line) lines.push(line);
    return lines;
  }

  fit(text, size, room, bold = false) {
    if (this.width(text, size, bold) <= room) return text;
    const letters = [...text];
    let least = 0;
    let most = letters.length;
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      const isShort = this.width(`${letters.slice(0, middle).join("")}…`, size, bold) <= room;
      if (isShort) least = middle;
      else most = middle - 1;
    }
    return `${letters.slice(0, least).join("").trimEnd()}…`;
  }

  /** A word that is longer than a line. */
  #cut(word, size, room, bold) {
    if (this.width(word, size, bold) <= room) return [word];
    const parts = [];
    let part = "";
    for (const letter of word) {
      if (part && !MARK.test(letter) && this.width(part + letter, size, bold) > room) {
        parts.push(part);
        part = "";
      }
      part += letter;
    }
    return [...parts, part];
  }

  /** As it is, or in figures where letters of it would be lost, such as its month. */
  sayDay({ at, text }) {
    return { at, text: this.isDrawn(text) ? text : at };
  }

  isDrawn(text) {
    return [...text.normalize("NFKC")].every(
      (letter) => /\s/.test(letter) || this.#find(letter.codePointAt(0), false),
    );
  }

  /** Neighbours that one font has; a mark stays with the letter before it. */
  #runs(text, bold) {
    const runs = [];
    for (const letter of text.normalize("NFC").replace(/\s/g, " ")) {
      const last = runs.at(-1);
      const code = letter.codePointAt(0);
      if (last && (MARK.test(letter) || letter === " ") && this.#has(last.font, code)) last.text += letter;
      else this.#add(runs, letter, bold);
    }
    return runs;
  }

  /** `ﬁ` and `㎜`, as other programs write them, are drawn letter by letter. */
  #add(runs, letter, bold) {
    const found = this.#find(letter.codePointAt(0), bold);
    const plain = letter.normalize("NFKC");
    if (!found && plain !== letter) {
      for (const each of plain) this.#add(runs, each, bold);
      return;
    }
    const last = runs.at(-1);
    if (!found) this.lost = true;
    const font = found ?? this.#name("latin", bold);
    const shown = found ? letter : LOST;
    if (!found && (MARK.test(letter) || last?.text.endsWith(LOST))) return;
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }

  #find(code, bold) {
    return SUBSETS.filter((subset) => subset !== "math" || SIGN.test(String.fromCodePoint(code)))
      .map((subset) => this.#name(subset, bold))
      .find((font) => this.#has(font, code));
  }

  #has(font, code) {
    this.#use(font, 10);
    return this.#opened.get(font).hasGlyphForCodePoint(code);
  }

  #name(subset, bold) {
    return `${subset}-${bold && subset !== "math" ? 700 : 400}`;
  }

  #use(font, size) {
    if (!this.#opened.has(font)) {
      const bytes = unpackFont(readFileSync(fileOf(font)));
      this.#doc.registerFont(font, bytes);
      this.#opened.set(font, create(bytes));
    }
    this.#doc.font(font).fontSize(size);
  }
}

/** Signs such as ≈ and ≤ are in a font of their own, which has one weight. */
function fileOf(font) {
  return font === "math-400"
    ? path.join(folders.math, "files/noto-sans-math-latin-400-normal.woff")
    : path.join(folders.sans, `files/noto-sans-${font}-normal.woff`);
}
