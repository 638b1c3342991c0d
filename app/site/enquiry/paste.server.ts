import { createHash } from "node:crypto";
import { data } from "@remix-run/node";
import { rememberEnquiryList, writeEnquiryList } from "~/http/cookie/enquiry-list.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import type { Line } from "~/models/line/line";
import { addLine } from "~/models/line/listed";
import { packLines } from "~/models/line/packed.server";
import { LIST_TOO_LONG, MOST_LIST_BYTES, readPastedList, type TypedLine } from "~/models/line/pasted";
import { chooseGauge, isGaugeChoice, isUsedUp, keepText } from "~/models/line/pasted-text";
import { figures } from "~/models/shop/figures.server";
import { hasMoreBytes } from "~/models/text/typed-text";
import { sayCount } from "~/steel/figures";
import { holdsTyped, readAllTyped, type Typed } from "./form.server";
import { type Asked, listPlace } from "./list-change.server";

const NO_ROOM = "The list has no room for more";

/** Rows are null for a text that was not read; whatever was typed stands where it was. */
export type PasteReply = {
  rows: TypedLine[] | null;
  /** Of the list and the text the rows were made for: adding them twice, or unseen, shows them again instead. */
  state: string;
  problem: string | null;
  added: number;
};

/** `intent=read` shows how a text is read; `add-read` puts what was read on the list and leaves the rest in the field. */
export async function readPaste(asked: Asked) {
  const { lines, fields } = asked;
  const typed = readAllTyped(fields);
  const { list } = typed;
  const show = (paste: Partial<PasteReply>, status = 200) => showPaste(typed, paste, { status });
  if (hasMoreBytes(list, MOST_LIST_BYTES)) return show({ problem: LIST_TOO_LONG }, 400);
  if (list.trim() === "") return show({ problem: "Paste or type your list first" }, 400);
  const rows = readPastedList(list);
  const state = stateOf(lines, list);
  const intent = fields.get("intent") ?? "";
  if (intent === "read") return show({ state, rows });
  if (fields.get("state") !== state) {
    return show({ state, rows, problem: "The list or the text has changed since. This is how it reads now" });
  }
  if (intent === "add-read") return addRead(asked, rows, typed);
  const chosen = chooseGauge(list, intent);
  return showPaste(
    { ...typed, list: chosen },
    { state: stateOf(lines, chosen), rows: readPastedList(chosen) },
  );
}

export function isPaste(intent: string) {
  return intent === "read" || intent === "add-read" || isGaugeChoice(intent);
}

export function showPaste(typed: Typed, about: Partial<PasteReply>, init: ResponseInit = {}) {
  const paste: PasteReply = { rows: null, state: "", problem: null, added: 0, ...about };
  return data({ typed, paste }, init);
}

async function addRead({ request, context, lines }: Asked, rows: TypedLine[], typed: Typed) {
  let filled = fill(lines, rows, rows.length);
  let header = await writeEnquiryList(filled.lines);
  // Words of their own may be more than a cookie holds: as many as do fit.
  while (header === null && filled.added > 0) {
    filled = fill(lines, rows, filled.added - 1);
    header = await writeEnquiryList(filled.lines);
  }
  const { added, left } = filled;
  const headers = new Headers(header === null || added === 0 ? {} : { "Set-Cookie": header });
  const list = filled.kept.join("\n");
  const kept = { ...typed, list };
  if (!holdsTyped(kept, filled.lines)) {
    const text = `Added to your enquiry list: ${sayCount(added, "size", figures)} of your text.`;
    return redirectWithFlash(listPlace(request), { kind: "success", text }, headers);
  }
  rememberEnquiryList(context, filled.lines);
  const paste = { rows: left.length > 0 ? left : null, added, state: stateOf(filled.lines, list) };
  return showPaste(kept, paste, { status: added === 0 ? 400 : 200, headers });
}

function fill(lines: Line[], rows: TypedLine[], most: number) {
  let filled = lines;
  let added = 0;
  const left: TypedLine[] = [];
  const kept: string[] = [];
  const notes: string[] = [];
  for (const each of rows) {
    const adding = each.ok && added < most ? addLine(filled, each.line) : null;
    if (adding?.ok) {
      filled = adding.lines;
      added += 1;
      const text = keepText(each);
      if (text !== null) notes.push(text);
      continue;
    }
    kept.push(each.typed);
    left.push(
      each.ok ? { typed: each.typed, ok: false, reason: adding?.message ?? NO_ROOM, choices: [] } : each,
    );
  }
  // A heading stays with what is not read below it, and says nothing alone.
  if (left.every(isUsedUp)) return { lines: filled, added, left: [], kept: notes };
  // Behind the lines that have a row: a row's buttons name it by its place in the text.
  return { lines: filled, added, left, kept: [...kept, ...notes] };
}

function stateOf(lines: Line[], typed: string) {
  const text = typed.replace(/\r\n?/g, "\n");
  return createHash("sha256")
    .update(`${packLines(lines)} ${text}`)
    .digest("base64url")
    .slice(0, 16);
}
