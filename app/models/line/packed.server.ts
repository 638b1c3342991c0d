import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isId } from "~/models/row/id.server";
import { z } from "~/models/text/schema";
import { productTypes } from "~/steel/kind";
import { GREATEST_AMOUNT } from "~/steel/limits";
import { amountOf, type Line, weighLine } from "./line";
import { LONGEST_GRADE, MOST_LINES } from "./listed";

const amount = z.number().positive().max(GREATEST_AMOUNT);

/** A line without what is worked out or looked up: a product says its own type and grade. */
const PackedLine = z.tuple([
  z.enum(["sheet", "coil", "weight"]),
  amount,
  amount,
  amount,
  amount.int(),
  amount.nullable(),
  z.string().refine(isId).nullable(),
  z.enum(productTypes).nullable(),
  z.string().max(LONGEST_GRADE).nullable(),
]);

const PackedList = z.array(PackedLine).max(MOST_LINES);

/** 60 lines as JSON. */
const MOST_BYTES = 16 * 1024;

export function packLines(lines: readonly Line[]): string {
  return deflateRawSync(JSON.stringify(lines.map(pack)), { level: 9 }).toString("base64url");
}

/** Null when it was cut short, or packed in another way. */
export function unpackLines(text: string): Line[] | null {
  const parsed = PackedList.safeParse(inflate(text));
  return parsed.success ? parsed.data.map(unpack) : null;
}

/** Names a line among the others of a list, wherever it has moved. */
export function keyOf(line: Line): string {
  return createHash("sha256")
    .update(JSON.stringify(pack(line)))
    .digest("base64url")
    .slice(0, 16);
}

function pack(line: Line): z.input<typeof PackedLine> {
  const { form, thickness, width, pieces, inner, byWeight, productId } = line;
  const words = productId ? ([null, null] as const) : ([line.type, line.grade] as const);
  return [byWeight ? "weight" : form, thickness, width, amountOf(line), pieces, inner, productId, ...words];
}

function unpack(packed: z.output<typeof PackedLine>): Line {
  const [kind, thickness, width, each, pieces, inner, productId, type, grade] = packed;
  const form = kind === "sheet" ? "sheet" : "coil";
  const byWeight = kind === "weight";
  return weighLine({ form, thickness, width, pieces, inner, byWeight, productId, type, grade }, each);
}

function inflate(text: string): unknown {
  try {
    const bytes = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: MOST_BYTES });
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
