import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { env } from "~/env.server";
import { figures } from "~/models/shop/figures.server";
import { cutCharacters } from "~/models/text/typed-text";
import { sayCount } from "~/steel/figures";

/** In bytes: about ten times what 5,000 usual products take. */
export const LARGEST_SHEET = 5 * 1024 * 1024;

const LONGEST_LINE = 32 * 1024;
/** Read in such pieces, so that nobody waits for the whole. */
const PIECE = 32 * 1024;

/** `line` as a spreadsheet numbers it: the headings are the first. A column that is not there has no cell. */
export type TableLine<Field extends string> = {
  line: number;
  cells: Partial<Record<Field, string>>;
  /** Cells behind the last heading, for which it is refused: of a comma without quotes all behind it are one too far. */
  surplus: string[];
};

export type ReadTable<Field extends string> =
  | { ok: true; lines: TableLine<Field>[]; ignored: string[]; delimiter: string }
  | { ok: false; message: string };

type Table<Field extends string> = {
  noun: string;
  most: number;
  fieldOf: (heading: string) => Field | null;
  /** Headings that must be there, of those that are. */
  listMissing: (fields: readonly (Field | null)[]) => string[];
};

/** The letters of Windows by language, where they are not those of the west. */
const codePages = {
  "windows-1250": ["bs", "cs", "hr", "hu", "pl", "ro", "sk", "sl", "sq"],
  "windows-1251": ["be", "bg", "kk", "mk", "ru", "sr", "uk"],
  "windows-1253": ["el"],
  "windows-1254": ["az", "tr"],
};

/** Spreadsheets save UTF-8, UTF-16 or the letters that Windows has for the site's language. Null for what is no text. */
export function decodeSheet(bytes: Buffer, locale = env.LOCALE): string | null {
  const mark = bytes.toString("hex", 0, 2);
  if (mark === "fffe" || mark === "feff")
    return new TextDecoder(mark === "fffe" ? "utf-16le" : "utf-16be").decode(bytes);
  if (bytes.includes(0)) return null;
  const { language } = new Intl.Locale(locale);
  const codePage = Object.entries(codePages).find(([, languages]) => languages.includes(language))?.[0];
  return new TextDecoder(isUtf8(bytes) ? "utf-8" : (codePage ?? "windows-1252")).decode(bytes);
}

/** Excel's own line before the headings, which it does not show. */
const SEPARATOR_LINE = /^\uFEFF?sep=([,;\t])(?:\r\n|\r|\n)/i;

export async function readTable<Field extends string>(
  file: string,
  { noun, most, fieldOf, listMissing }: Table<Field>,
): Promise<ReadTable<Field>> {
  const refuse = (message: string) => ({ ok: false as const, message });
  const lines: TableLine<Field>[] = [];
  let fields: (Field | null)[] | null = null;
  let ignored: string[] = [];
  let unnamed: number[] = [];
  /** Line breaks within cells, which `info.lines` counts and no spreadsheet does. */
  let broken = 0;
  const [line = "", named] = SEPARATOR_LINE.exec(file) ?? [];
  const text = file.slice(line.length);
  const delimiter = named ?? busiest(text);
  try {
    for await (const { record, info } of openRecords(text, delimiter)) {
      broken += record.join("").replace(/[^\r\n]/g, "").length;
      const cells = record.map(withoutGuard);
      if (!fields) {
        const found = cells.map(fieldOf);
        const missing = listMissing(found);
        if (missing.length > 0) return refuse(`${SAME_HEADINGS}; missing: ${missing.join(", ")}`);
        const second = cells.find((_, at) => found[at] && found.indexOf(found[at]) < at);
        if (second) return refuse(`Two columns are headed ${second.trim()}`);
        ignored = cells.filter((heading, at) => found[at] === null && heading.trim() !== "");
        unnamed = cells.flatMap((heading, at) => (heading.trim() === "" ? at : []));
        fields = found;
      } else if (lines.length === most) {
        return refuse(`A file may have at most ${sayCount(most, noun, figures)}`);
      } else {
        const hasUnnamed = unnamed.some((at) => cells[at]?.trim());
        if (hasUnnamed && !ignored.includes(UNNAMED)) ignored.push(UNNAMED);
        lines.push({ line: info.lines - broken, ...readLine(cells, fields) });
      }
    }
  } catch (error) {
    if (error instanceof CsvError)
      return refuse(`Line ${Number(error.lines ?? 1) - broken} cannot be read${reasonOf(error)}`);
    throw error;
  }
  return lines.length > 0
    ? { ok: true, lines, ignored, delimiter }
    : refuse(`There is no ${noun} in this file`);
}

function reasonOf({ code }: CsvError) {
  if (code === "CSV_MAX_RECORD_SIZE")
    return ": it is too long, or a quotation mark before it has no second one";
  return code === "CSV_QUOTE_NOT_CLOSED" ? ": a quotation mark has no second one" : "";
}

/** As of a heading that is merged over two columns, of which the first alone has it. */
const UNNAMED = "one without a heading";

const SAME_HEADINGS = "The first line must have the same headings as the downloaded file";

function readLine<Field extends string>(record: readonly string[], fields: readonly (Field | null)[]) {
  const cells: Partial<Record<Field, string>> = {};
  for (const [at, field] of fields.entries()) if (field) cells[field] = record[at] ?? "";
  return { cells, surplus: record.slice(fields.length).filter((text) => text.trim() !== "") };
}

export function saySurplus([text = ""]: readonly string[]) {
  return `${quote(text)} stands beyond the last heading: a cell with a comma in it needs quotation marks`;
}

/** In characters, of a value that is quoted. */
const LONGEST_QUOTED = 60;

export function quote(text: string) {
  return `“${cutCharacters(text.trim(), LONGEST_QUOTED)}”`;
}

function openRecords(
  text: string,
  delimiter: string,
): AsyncIterable<{ record: string[]; info: { lines: number } }> {
  const records = parse({
    bom: true,
    delimiter,
    // Otherwise the first line break speaks for all.
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // An inch by hand: 4" wide.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_LINE,
    info: true,
  });
  return Readable.from(inPieces(text)).pipe(records);
}

/** The apostrophe that our own files put before what a spreadsheet would run as a formula. */
function withoutGuard(text: string) {
  return /^'+\s*[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** Commas, semicolons or tabs between the cells, whichever the headings have most of. */
function busiest(text: string): string {
  const [headings = ""] = text.split(/\r\n|\r|\n/, 1);
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: headings.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
