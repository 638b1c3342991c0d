import { data } from "@remix-run/node";
import { rememberEnquiryList, writeEnquiryList } from "~/http/cookie/enquiry-list.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { forgetSent, readSentReferences } from "~/http/cookie/sent.server";
import { readListLink } from "~/http/list-link.server";
import { readReturnPath } from "~/http/return-path.server";
import { findSentEnquiry } from "~/models/enquiry/sent.server";
import { readTypedLines, sayTyped } from "~/models/line/amounts";
import { describeLine, type Line } from "~/models/line/line";
import { addLine, listAgain } from "~/models/line/listed";
import { keyOf, packLines, unpackLines } from "~/models/line/packed.server";
import { isUnlisted } from "~/models/line/product.server";
import { readEnquiryLine, readTypedInto } from "~/models/line/typed.server";
import type { FieldErrors } from "~/models/row/result";
import { figures } from "~/models/shop/figures.server";
import { capitalise } from "~/models/text/typed-text";
import { askQuery } from "~/site/product/typed-size";
import { readCalculator } from "~/steel/calculator";
import type { Calculator } from "~/steel/calculator-fields";
import { formatCount, sayCount } from "~/steel/figures";
import { earlierCopy } from "./copy";
import { holdsTyped, readAllTyped, type Typed } from "./form.server";

/** Why the list stays, or what was done where a new page would lose something typed; by the ids of the list's fields. */
export type ListReply = {
  typed: Typed;
  list: { errors: FieldErrors; labels: Record<string, string>; done: Done | null };
};

type Done = Omit<Parameters<typeof redirectWithFlash>[1], "kind">;

const LIST = "/enquiry";
export const NO_ROOM = "The list is full: send it, or remove a size";
const GONE = "That size is no longer on the list";

export type Asked = { request: Request; context: object; lines: Line[]; fields: URLSearchParams };
type Change = (asked: Asked, key: string) => Promise<Response | ReturnType<typeof reply>>;

const changes = new Map<string, Change>(Object.entries({ add, change, remove, undo, take, again, forget }));

/** The change that a form's `intent` names, with what it is of behind a point; null for another. */
export function findListChange(asked: Asked, intent: string): (() => ReturnType<Change>) | null {
  const [name = "", key = asked.fields.get("line") ?? ""] = intent.split(".");
  const found = changes.get(name);
  return found ? () => found(asked, key) : null;
}

export function refuseList(fields: URLSearchParams, problem: string, status = 400) {
  return reply(fields, { errors: { form: [problem] } }, { status });
}

/** Lines whose product was deleted: what their buyer saw of it would not be sent. */
export function refuseUnlisted(fields: URLSearchParams, lines: readonly Line[]) {
  const gone = lines.find(isUnlisted);
  if (!gone) return null;
  const problem = `${capitalise(describe(gone))}: its product is no longer listed. Choose another, or “Any that fits”`;
  return refuseList(fields, problem, 409);
}

function reply(fields: URLSearchParams, about: Partial<ListReply["list"]>, init: ResponseInit) {
  const list = { errors: {}, labels: {}, done: null, ...about };
  const answer: ListReply = { typed: readAllTyped(fields), list };
  return data(answer, init);
}

/** `back` is the page of this site that the size was added on, where the answer belongs; the home page's says none. */
async function add(asked: Asked) {
  const back = readReturnPath(asked.fields.get("back"));
  const typed = `/?${askQuery(readCalculator(asked.fields, figures))}#calculator`;
  const fail = (text: string) => redirectWithFlash(back ?? typed, { kind: "error", text });
  const added = addAsked(asked.lines, asked.fields);
  if (!added.ok) return fail(added.problem);
  return (await leadTo(back ?? LIST, added.lines, added.done, asked)) ?? fail(NO_ROOM);
}

type Added =
  | { ok: true; lines: Line[]; done: Done }
  | { ok: false; problem: string; errors: Calculator["errors"] };

export function addAsked(lines: readonly Line[], fields: URLSearchParams): Added {
  // A row's size is one field; its pieces are another, which people see.
  const asked = readEnquiryLine(fields, fields.has("size"), figures);
  if (!asked.ok) {
    const faults = Object.entries(asked.errors).map(
      ([field, message]) => `${capitalise(field)}: ${message}.`,
    );
    return { ok: false, problem: faults.join(" ") || "That size weighs nothing.", errors: asked.errors };
  }
  const added = addLine(lines, asked.line);
  if (!added.ok) return { ok: false, problem: added.message, errors: {} };
  const link = { href: LIST, label: `See the list (${added.lines.length})` };
  const now = added.line.pieces;
  const sum =
    now > asked.line.pieces ? ` There are ${formatCount(now, figures)} of this size on it now.` : "";
  const text = `Added to your enquiry list: ${describe(asked.line)}.${sum}`;
  return { ok: true, lines: added.lines, done: { text, links: fields.has("back") ? [link] : [] } };
}

/** Every line that was typed into, whichever button was pressed. */
async function change(asked: Asked) {
  const result = changeTypedLines(asked);
  return result.ok ? keepList(result.lines, { text: sayChanged(result.changed) }, asked) : result.refused;
}

/** With what was typed into the lines: one that was changed into the size of another becomes one with it. */
export function changeTypedLines({ lines, fields }: Asked) {
  const known = new Set(lines.map(keyOf));
  const gone = Object.entries(readTypedLines(fields)).filter(([key]) => !known.has(key));
  if (gone.length > 0) {
    const said = gone.map(([, typed]) => sayTyped(typed)).join("; ");
    const problem = `The list was sent or changed since this page was opened. No longer on it: ${said}. Check the sizes`;
    return { ok: false as const, refused: refuseList(fields, problem, 409) };
  }
  const { now, errors } = readTypedInto(lines, fields, keyOf, figures);
  let kept: Line[] = [];
  for (const [index, line] of now.entries()) {
    const added = addLine(kept, line);
    if (added.ok) kept = added.lines;
    else errors[`pieces-${index}`] = [added.message];
  }
  const fault = Object.keys(errors);
  const changed = kept.filter((line) => !lines.includes(line));
  if (fault.length === 0) return { ok: true as const, lines: kept, changed };
  const described = lines.map(describe);
  const labels = Object.fromEntries(
    fault.map((field) => [field, described[Number(field.split("-")[1])] ?? ""]),
  );
  return { ok: false as const, refused: reply(fields, { errors, labels }, { status: 400 }) };
}

export function sayChanged(changed: readonly Line[]) {
  const [line] = changed;
  if (!line) return "The list is as it was.";
  return changed.length === 1 ? `Changed to ${describe(line)}.` : `${countSizes(changed.length)} changed.`;
}

async function remove(asked: Asked, key: string) {
  const { lines, fields } = asked;
  const index = findLine(lines, key);
  const line = lines[index];
  if (!line) return refuseList(fields, GONE, 409);
  const done = {
    text: `Removed from the list: ${describe(line)}.`,
    undo: { action: LIST, id: `${index}.${packLines([line])}` },
  };
  return keepList(lines.toSpliced(index, 1), done, asked);
}

async function undo(asked: Asked) {
  const { lines, fields } = asked;
  const [, index = "", packed = ""] = /^(\d{1,2})\.([\w-]{1,300})$/.exec(fields.get("id") ?? "") ?? [];
  const [line] = unpackLines(packed) ?? [];
  if (!line) return refuseList(fields, "That size could not be restored");
  const done = { text: `Back on the list: ${describe(line)}.` };
  // The button of an earlier page may be pressed once more.
  if (findLine(lines, keyOf(line)) !== -1) return keepList(lines, done, asked);
  const added = addLine(lines, line, Math.min(Number(index), lines.length));
  return added.ok ? keepList(added.lines, done, asked) : refuseList(fields, added.message);
}

async function take(asked: Asked) {
  const linked = readListLink(asked.fields.get("link"));
  return linked
    ? takeLines(linked, asked)
    : refuseList(asked.fields, "This link is incomplete: ask for it again");
}

async function again(asked: Asked, reference: string) {
  const isOwn = (await readSentReferences(asked.request)).includes(reference);
  const sent = isOwn ? await findSentEnquiry(reference) : null;
  const lines = listAgain(sent?.lines ?? []);
  return lines.length > 0
    ? takeLines(lines, asked)
    : refuseList(asked.fields, "That enquiry is no longer here");
}

async function forget(asked: Asked) {
  const headers = new Headers({ "Set-Cookie": await forgetSent() });
  return keepList(asked.lines, { text: earlierCopy.forgotten }, asked, headers);
}

/** What is on the list already stays as it is, so that they can be taken twice. */
function takeLines(others: Line[], asked: Asked) {
  const known = new Set(asked.lines.map(keyOf));
  let taken = asked.lines;
  for (const line of others.filter((each) => !known.has(keyOf(each)))) {
    const added = addLine(taken, line);
    if (!added.ok) return refuseList(asked.fields, added.message);
    taken = added.lines;
  }
  const there = others.filter((each) => known.has(keyOf(each))).length;
  const count = others.length - there;
  const text =
    count === 0 ? "All of these sizes are on your list." : `${countSizes(count)} added to your list.`;
  const done = { text: there > 0 && count > 0 ? `${text} ${there} were on it already.` : text };
  return keepList(taken, done, asked);
}

export async function keepList(lines: Line[], done: Done, asked: Asked, headers?: Headers) {
  return (await leadTo(LIST, lines, done, asked, headers)) ?? refuseList(asked.fields, NO_ROOM);
}

/** Where something is typed on the list's page, the answer is that page: it stays, also without a script. */
async function leadTo(path: string, lines: Line[], done: Done, asked: Asked, headers = new Headers()) {
  const header = await writeEnquiryList(lines);
  if (header === null) return null;
  headers.append("Set-Cookie", header);
  if (path !== LIST || !holdsTyped(readAllTyped(asked.fields), lines)) {
    const to = path === LIST ? listPlace(asked.request) : path;
    return redirectWithFlash(to, { kind: "success", ...done }, headers);
  }
  rememberEnquiryList(asked.context, lines);
  return reply(asked.fields, { done }, { headers });
}

/** A list that was handed on stays on the page until it is taken. */
export function listPlace(request: Request) {
  const link = new URL(request.url).searchParams.get("list");
  return link ? `${LIST}?list=${encodeURIComponent(link)}` : LIST;
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
