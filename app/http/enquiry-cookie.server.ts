import { z } from "zod";
import type { EnquiryLine } from "~/models/enquiry/form";
import { makeCookie } from "./cookie.server";

export const LONGEST_ENQUIRY_LIST = 20;

const positive = z.number().positive().max(1e6);

// A bare array a line: a cookie has little room.
const StoredLine = z.tuple([
  z.enum(["sheet", "coil"]),
  positive,
  positive,
  positive.nullable(),
  positive.nullable(),
  positive.nullable(),
  z.number().positive().max(1e9),
  z.string().max(40).nullable(),
]);
const StoredList = z.array(StoredLine).max(LONGEST_ENQUIRY_LIST);

const cookie = makeCookie("enquiry", StoredList, { seconds: 30 * 24 * 60 * 60 });

/** Unchecked: also when what it carries is forged or outdated. */
export function carriesEnquiryList(cookieHeader: string | null) {
  return cookie.isCarried(cookieHeader);
}

export async function readEnquiryList(request: Request): Promise<EnquiryLine[]> {
  const stored = (await cookie.read(request)) ?? [];
  return stored.map(([form, thickness, width, length, pieces, inner, weightKg, productName]) => ({
    form,
    thickness,
    width,
    length,
    pieces,
    inner,
    weightKg,
    productName,
  }));
}

/** A list that is forged or outdated counts nothing. */
export async function countEnquiryLines(cookieHeader: string): Promise<number> {
  const lines = await cookie.readHeader(cookieHeader);
  return lines?.length ?? 0;
}

/** Browsers drop a cookie above 4096 bytes with its name and attributes. */
const ROOM_IN_COOKIE = 3_900;

export async function writeEnquiryList(lines: EnquiryLine[]) {
  if (lines.length === 0) return cookie.forget();
  const shortened = lines.slice(0, LONGEST_ENQUIRY_LIST);
  const header = await cookie.write(shortened.map(asTuple));
  // Long names in scripts of several bytes a letter may not fit.
  if (header.length <= ROOM_IN_COOKIE) return header;
  return cookie.write(shortened.map((line) => asTuple({ ...line, productName: null })));
}

function asTuple(line: EnquiryLine): z.input<typeof StoredLine> {
  const name = line.productName && [...line.productName].slice(0, 40).join("");
  const weight = Math.round(line.weightKg * 100) / 100;
  return [line.form, line.thickness, line.width, line.length, line.pieces, line.inner, weight, name];
}
