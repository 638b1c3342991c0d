import { data } from "@remix-run/node";
import { rememberEnquiryList, writeEnquiryList } from "~/http/enquiry-cookie.server";
import { redirectWithFlash } from "~/http/flash.server";
import { readListLink } from "~/http/list-link.server";
import { readReturnPath } from "~/http/return-path.server";
import { isEdited, readTypedLines } from "~/models/enquiry/amounts";
import { readAmounts, readEnquiryLine } from "~/models/enquiry/asked-line";
import { describeLine, type Line } from "~/models/enquiry/line";
import { addLine, changeLine } from "~/models/enquiry/listed";
import { keyOf, packLines, unpackLines } from "~/models/enquiry/packed.server";
import { figures } from "~/models/shop/figures.server";
import type { Calculator } from "~/steel/calculator-fields";
import { formatCount, sayCount } from "~/steel/figures";
import { holdsTyped, readAllTyped, type Typed } from "./typed.server";

/** Why the list stays, or what was done where a new page would lose something typed. */
type ListReply = { about: "lines"; problem: string | null; faults: Faults; done: Done | null; typed: Typed };

/** By the id of the field in the list, and the name of its size. */
export type Faults = Record<string, { of: string; message: string }>;

type Done = Omit<Parameters<typeof redirectWithFlash>[1], "kind">;

const LIST = "/enquiry";
export const NO_ROOM = "The list is full: send it, or remove a size";
const GONE = "That size is no longer on the list";

type Asked = { lines: Line[]; fields: URLSearchParams; key: string; context: object };
type Change = (asked: Asked) => Promise<Response | ReturnType<typeof reply>>;

const listChanges: ReadonlyMap<string, Change> = new Map(Object.entries({ add, change, remove, undo, take }));

/** The change that a form's `intent` names, with the line's key behind a point where it is of a line; null for another. */
export function findListChange(
  intent: string,
  lines: Line[],
  fields: URLSearchParams,
  context: object,
): (() => ReturnType<Change>) | null {
  const [name = "", key = fields.get("line") ?? ""] = intent.split(".");
  const found = listChanges.get(name);
  return found ? () => found({ lines, fields, key, context }) : null;
}

export function rejectList(problem: string, fields = new URLSearchParams(), status = 400) {
  return reply({ problem, faults: {}, done: null, typed: readAllTyped(fields) }, { status });
}

export function rejectChange({ problem, faults }: Extract<Changed, { ok: false }>, fields: URLSearchParams) {
  return reply({ problem, faults, done: null, typed: readAllTyped(fields) }, { status: 400 });
}

function reply(about: Omit<ListReply, "about">, init: ResponseInit) {
  const answer: ListReply = { about: "lines", ...about };
  return data(answer, init);
}

/** `back` is the page of this site that the size was added on, where the answer belongs. */
async function add({ lines, fields, context }: Asked) {
  const back = readReturnPath(fields.get("back")) ?? LIST;
  const fail = (problem: string) =>
    back === LIST ? rejectList(problem) : redirectWithFlash(back, { kind: "error", text: problem });
  const added = addAsked(lines, fields);
  if (!added.ok) return fail(added.problem);
  const header = await writeEnquiryList(added.lines);
  return header === null ? fail(NO_ROOM) : leadTo(back, added.lines, added.done, { fields, context });
}

type Added =
  | { ok: true; lines: Line[]; done: Done }
  | { ok: false; problem: string; errors: Calculator["errors"] };

export function addAsked(lines: readonly Line[], fields: URLSearchParams): Added {
  // A row's size is one field; its pieces are another, which people see.
  const asked = readEnquiryLine(fields, fields.has("size"), figures);
  if (!asked.ok) {
    const faults = Object.entries(asked.errors).map(
      ([field, message]) => `${field[0]?.toUpperCase()}${field.slice(1)}: ${message}.`,
    );
    return { ok: false, problem: faults.join(" ") || "That size weighs nothing.", errors: asked.errors };
  }
  const added = addLine(lines, asked.line);
  if (!added.ok) return { ok: false, problem: added.message, errors: {} };
  const isThere = pathOf(readReturnPath(fields.get("back")) ?? LIST) === LIST;
  const link = { href: LIST, label: `See the list (${added.lines.length})` };
  const now = added.line.pieces;
  const sum =
    now > asked.line.pieces ? ` There are ${formatCount(now, figures)} of this size on it now.` : "";
  const text = `Added to your enquiry list: ${describe(asked.line)}.${sum}`;
  return { ok: true, lines: added.lines, done: { text, links: isThere ? [] : [link] } };
}

/** Every line that was typed into, whichever button was pressed. */
async function change({ lines, fields, key, context }: Asked) {
  const result = changeTypedLines(lines, fields, key);
  if (!result.ok) return rejectChange(result, fields);
  return leadTo(LIST, result.lines, { text: sayChanged(result.changed) }, { fields, context });
}

type Changed =
  | { ok: true; lines: Line[]; changed: Line[] }
  | { ok: false; problem: string | null; faults: Faults };

/** With what was typed into the lines; `pressed` is the line whose button was pressed, which may be as it was. */
export function changeTypedLines(
  lines: Line[],
  fields: URLSearchParams,
  pressed: string | null = null,
): Changed {
  const typed = readTypedLines(fields);
  if (pressed !== null && findLine(lines, pressed) === -1) return { ok: false, problem: GONE, faults: {} };
  let now = lines;
  const changed: Line[] = [];
  const faults: Faults = {};
  for (const [index, line] of lines.entries()) {
    const key = keyOf(line);
    const own = typed[key];
    if (!own || (key !== pressed && !isEdited(line, own))) continue;
    const result = changeOne(now, line, own);
    if (result.ok) {
      now = result.lines;
      changed.push(result.line);
      continue;
    }
    for (const [field, message] of Object.entries(result.errors)) {
      faults[`${field}-${index}`] = { of: describe(line), message };
    }
  }
  if (Object.keys(faults).length > 0) return { ok: false, problem: null, faults };
  return { ok: true, lines: now, changed };
}

export function sayChanged(changed: readonly Line[]) {
  const [line] = changed;
  if (!line) return "The list is as it was.";
  return changed.length === 1 ? `Changed to ${describe(line)}.` : `${countSizes(changed.length)} changed.`;
}

function changeOne(lines: Line[], line: Line, typed: Record<string, string>) {
  const changed = readAmounts(line, typed, figures);
  if (!changed.ok) return changed;
  const result = changeLine(lines, findLine(lines, keyOf(line)), changed.line);
  return result.ok ? result : ({ ok: false, errors: { pieces: result.message } } as const);
}

async function remove({ lines, fields, key, context }: Asked) {
  const index = findLine(lines, key);
  const line = lines[index];
  if (!line) return rejectList(GONE, fields);
  const done = {
    text: `Removed from the list: ${describe(line)}.`,
    undo: { action: LIST, id: `${index}.${packLines([line])}` },
  };
  return leadTo(LIST, lines.toSpliced(index, 1), done, { fields, context });
}

async function undo({ lines, fields, context }: Asked) {
  const [, index = "", packed = ""] = /^(\d{1,2})\.([\w-]{1,300})$/.exec(fields.get("id") ?? "") ?? [];
  const [line] = unpackLines(packed) ?? [];
  if (!line) return rejectList("That size could not be restored", fields);
  const added = addLine(lines, line, Math.min(Number(index), lines.length));
  if (!added.ok) return rejectList(added.message, fields);
  return leadTo(LIST, added.lines, { text: `Back on the list: ${describe(line)}.` }, { fields, context });
}

/** The lines of a link. */
async function take({ lines, fields, context }: Asked) {
  const linked = readListLink(fields.get("link"));
  if (!linked) return rejectList("This link is incomplete: ask for it again", fields);
  return takeLines(lines, linked, { fields, context });
}

/** What is on the list already stays as it is, so that they can be taken twice. */
export async function takeLines(lines: Line[], others: Line[], asked: Pick<Asked, "fields" | "context">) {
  const known = new Set(lines.map(keyOf));
  let taken = lines;
  for (const line of others.filter((each) => !known.has(keyOf(each)))) {
    const added = addLine(taken, line);
    if (!added.ok) return rejectList(added.message, asked.fields);
    taken = added.lines;
  }
  const there = others.filter((each) => known.has(keyOf(each))).length;
  const count = others.length - there;
  const text =
    count === 0 ? "All of these sizes are on your list." : `${countSizes(count)} added to your list.`;
  const done = { text: there > 0 && count > 0 ? `${text} ${there} were on it already.` : text };
  return leadTo(LIST, taken, done, asked);
}

/** Where something is typed on the list's page, the answer is that page: it stays, also without a script. */
export async function leadTo(
  path: string,
  lines: Line[],
  done: Done,
  { fields, context, headers = new Headers() }: Pick<Asked, "fields" | "context"> & { headers?: Headers },
) {
  const header = await writeEnquiryList(lines);
  if (header === null) return rejectList(NO_ROOM, fields);
  headers.append("Set-Cookie", header);
  const typed = readAllTyped(fields);
  if (path !== LIST || !holdsTyped(typed, lines)) {
    return redirectWithFlash(path, { kind: "success", ...done }, headers);
  }
  rememberEnquiryList(context, lines);
  return reply({ problem: null, faults: {}, done, typed }, { headers });
}

function findLine(lines: Line[], key: string) {
  return lines.findIndex((line) => keyOf(line) === key);
}

function countSizes(count: number) {
  return sayCount(count, "size", figures);
}

function describe(line: Line) {
  return `${line.form} ${describeLine(line, figures)}`;
}

function pathOf(address: string) {
  return address.split(/[?#]/)[0];
}
