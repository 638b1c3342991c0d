import { inflateSync } from "node:zlib";
import decodeQR from "qr/decode.js";
import { expect } from "vitest";

/** In pt, from the lower left corner; `end` is where its last letter ends. */
type PdfText = { text: string; x: number; y: number; end: number };

/** By glyph number; widths are of letters 1000 pt high. */
type PdfFont = { letters: string[]; widths: number[] };

export type ReadPdf = {
  pages: number;
  /** Width and height in pt. */
  size: number[];
  /** As drawn, in that order; text can be selected where it can be read back. */
  texts: PdfText[];
  text: string;
  title: string;
  language: string;
  /** What the code of dark squares says; empty without one. */
  code: string;
  links: string[];
  /** What a screen reader is told of each part, such as `H1` or `TH`. */
  tags: string[];
  /** Texts that no tag is around, but for those marked as repeated, such as a page's number. */
  untagged: number;
};

/** The PDF at an address, and the headers that it came with. */
export async function fetchPdf(address: string, cookie = "") {
  const answer = await fetch(address, { headers: { Cookie: cookie } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return { headers: answer.headers, ...readPdf(new Uint8Array(await answer.arrayBuffer())) };
}

/** Reads a PDF as a viewer does: inflates its streams and maps glyphs to letters by its own tables. */
export function readPdf(file: Uint8Array): ReadPdf {
  const plain = Buffer.from(file).toString("latin1");
  const objects = new Map(
    Array.from(plain.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id, body = ""]) => [
      Number(id),
      body,
    ]),
  );
  const all = [...objects.values()];
  const pages = all.filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const [page = ""] = pages;
  const find = (body: string, name: string) =>
    objects.get(Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body)?.[1])) ?? "";
  const content = inflate(find(page, "Contents"));
  const texts = pages.flatMap((each) => {
    const fonts = new Map(
      Array.from(find(each, "Resources").matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = "", id]) => {
        const font = objects.get(Number(id)) ?? "";
        const [, widths = ""] = /\/W \[0 \[([^\]]*)/.exec(find(font, "DescendantFonts")) ?? [];
        const letters = readLetters(inflate(find(font, "ToUnicode")));
        return [name, { letters, widths: widths.split(" ").map(Number) }];
      }),
    );
    return readTexts(inflate(find(each, "Contents")), fonts);
  });
  const info = all.find((body) => /\/Creator /.test(body)) ?? "";
  return {
    pages: pages.length,
    size: (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)?.slice(1) ?? []).map(Number),
    texts,
    text: texts
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " "),
    title: readString(find(info, "Title").replace(/^\(|\)$/g, "")),
    language: /\/Lang \((.*?)\)/.exec(plain)?.[1] ?? "",
    code: readCode(content),
    links: Array.from(plain.matchAll(/\/URI \((.*?)\)/g), ([, url = ""]) => url),
    tags: all.flatMap((body) => /^<<\n\/S \/(\w+)\n[\s\S]*\/K \[/.exec(body)?.[1] ?? []),
    untagged: (
      content
        .replace(/(?:\/Artifact <<[^>]*>>|<<[^>]*\/MCID \d+[^>]*>>) BDC[\s\S]*?\nEMC/g, "")
        .match(/TJ/g) ?? []
    ).length,
  };
}

function inflate(body: string) {
  const start = body.indexOf("stream\n") + "stream\n".length;
  return inflateSync(Buffer.from(body.slice(start, body.lastIndexOf("\nendstream")), "latin1")).toString(
    "latin1",
  );
}

function readLetters(map: string): string[] {
  const letters: string[] = [];
  for (const [, from = "", list = ""] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const entries = Array.from(list.matchAll(/<([\w ]*)>/g), ([, hex = ""]) => hex);
    for (const [index, hex] of entries.entries()) letters[Number.parseInt(from, 16) + index] = readUtf16(hex);
  }
  return letters;
}

function readTexts(content: string, fonts: Map<string, PdfFont>): PdfText[] {
  const texts: PdfText[] = [];
  let letters: string[] = [];
  let widths: number[] = [];
  let size = 0;
  let at = { x: 0, y: 0 };
  const commands = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\/(F\d+) ([\d.]+) Tf|\[((?:<\w*>|[\s\d.-])*)\] TJ/g;
  for (const [, x, y, font, high, shown] of content.matchAll(commands)) {
    if (x !== undefined) at = { x: Number(x), y: Number(y) };
    else if (font !== undefined) {
      ({ letters, widths } = fonts.get(font) ?? { letters: [], widths: [] });
      size = Number(high);
    } else {
      const hexes = (shown ?? "").replace(/<(\w*)>|[^<]/g, "$1").match(/\w{4}/g) ?? [];
      const glyphs = hexes.map((hex) => Number.parseInt(hex, 16));
      const width = glyphs.reduce((sum, glyph) => sum + (widths[glyph] ?? 0), 0);
      const text = glyphs.map((glyph) => letters[glyph] ?? "\ufffd").join("");
      texts.push({ text, ...at, end: at.x + (width * size) / 1000 });
    }
  }
  return texts;
}

/** The dark squares, drawn anew as a picture of eight points a square, with a margin. */
function readCode(content: string): string {
  const all = Array.from(content.matchAll(/([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+) re\n/g), (match) =>
    match.slice(1).map(Number),
  );
  const squares = all.filter(([, , width, height]) => width === height);
  if (squares.length === 0) return "";
  const side = squares[0]?.[2] ?? 1;
  const places = squares.map(([x = 0, y = 0]) => [Math.round(x / side), Math.round(y / side)] as const);
  const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
  const cells = Math.max(...places.map(([x]) => x)) - left + 9;
  const width = cells * 8;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [x, y] of places) {
    for (let dot = 0; dot < 64; dot += 1) {
      const row = (y - top + 4) * 8 + Math.floor(dot / 8);
      const column = (x - left + 4) * 8 + (dot % 8);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

function readUtf16(hex: string) {
  return Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");
}

/** A literal string; one that begins with a byte order mark is UTF-16. */
function readString(literal: string) {
  const bytes = literal.replace(
    /\\([\s\S])/g,
    (_, sign: string) => ({ n: "\n", r: "\r", t: "\t" })[sign] ?? sign,
  );
  if (!bytes.startsWith("þÿ")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}
