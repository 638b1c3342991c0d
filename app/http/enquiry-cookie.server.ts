import { z } from "zod";
import { type ListedLine, roundLine } from "~/models/enquiry/line";
import { MOST_LINES } from "~/models/enquiry/listed";
import { packLines, unpackLines } from "~/models/enquiry/packed.server";
import { makeCookie } from "./cookie.server";

const positive = z.number().positive().max(1e6);

/** As lists were kept before they were packed: read once more, then written anew. */
const FormerLine = z.tuple([
  z.enum(["sheet", "coil"]),
  positive,
  positive,
  positive.nullable(),
  positive.nullable(),
  positive.nullable(),
  z.number().positive().max(1e9),
  z.string().max(40).nullable(),
]);
const StoredList = z.union([z.string().max(4096), z.array(FormerLine).max(20)]);

const cookie = makeCookie("enquiry", StoredList, { seconds: 30 * 24 * 60 * 60 });

/** Unchecked: also when what it carries is forged or outdated. */
export function carriesEnquiryList(cookieHeader: string | null) {
  return cookie.isCarried(cookieHeader);
}

/** Empty when it is forged, broken or outdated. With `context`, as the form of the same request has left it. */
export async function readEnquiryList(request: Request, context?: object): Promise<ListedLine[]> {
  return (context && changed.get(context)) ?? readStored(await cookie.read(request));
}

/** Lists that the form of a request has changed: the screen it answers with is loaded with the cookie that came. */
const changed = new WeakMap<object, ListedLine[]>();

export function rememberEnquiryList(context: object, lines: ListedLine[]) {
  changed.set(context, lines);
}

/** A list that is forged or outdated counts nothing. */
export async function countEnquiryLines(cookieHeader: string): Promise<number> {
  return readStored(await cookie.readHeader(cookieHeader)).length;
}

/** Browsers drop a larger cookie, its name and attributes counted. */
const ROOM_IN_COOKIE = 4_096;

/** The header, or null when the lines have no room in a cookie: words of their own may take it, 60 plain lines never. */
export async function writeEnquiryList(lines: readonly ListedLine[]): Promise<string | null> {
  if (lines.length === 0) return cookie.forget();
  if (lines.length > MOST_LINES) return null;
  const header = await cookie.write(packLines(lines));
  return header.length <= ROOM_IN_COOKIE ? header : null;
}

export function forgetEnquiryList() {
  return cookie.forget();
}

function readStored(stored: z.output<typeof StoredList> | null): ListedLine[] {
  if (stored === null) return [];
  if (typeof stored === "string") return unpackLines(stored) ?? [];
  return stored.flatMap(([form, thickness, width, length, pieces, inner, weightKg, words]) => {
    const weight = form === "coil" ? weightKg : null;
    const line = {
      form,
      thickness,
      width,
      length: form === "coil" ? null : length,
      pieces: pieces ?? 1,
      weight,
      inner,
      product: null,
      type: null,
      words: words ?? "",
    };
    return roundLine(line) ?? [];
  });
}
