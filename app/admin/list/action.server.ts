import { type ActionFunctionArgs, data } from "@remix-run/node";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import type { SignedIn } from "~/http/cookie/session.server";
import { respondToForm, type Unsaved } from "~/http/form/reply.server";
import { requireAdmin } from "~/http/guard.server";
import { logEvent } from "~/models/row/audit.server";
import type { Undo } from "~/models/row/flash";
import { publicName, type RowKind } from "~/models/row/list";
import { withQuery } from "~/models/row/query";
import { findUndo } from "~/models/row/undo.server";
import { type Kinds, readKind, rowKinds } from "./deletion.server";

const DELETE_FAILED = "Delete failed. Please try again.";
export const UNDO_FAILED = "Undo failed. Try again.";

export type RowRejection = {
  problem: string;
  reason: string | null;
  undo: Undo | null;
};

type Asked = { intent: string | null; id: string; name: string | null; kind: RowKind; list: string };

type OtherActions = Record<string, (fields: URLSearchParams, session: SignedIn) => Promise<Response>>;

/** `intent=delete` carries a row's id, `intent=undo` the deletion's. Success leads back to the list as it was. */
export async function respondToRowAction(args: ActionFunctionArgs, kinds: Kinds, others: OtherActions = {}) {
  const place = new URL(args.request.url);
  return respondToForm(args, {
    guard: (request) => requireAdmin(request),
    again: (unsaved) => showRowActionAgain(place, unsaved, kinds),
    async respond({ fields }, session) {
      const other = Object.entries(others).find(([intent]) => intent === fields.get("intent"))?.[1];
      return other ? other(fields, session) : takeRowAction(place, fields, kinds, session);
    },
  });
}

export async function takeRowAction(place: URL, fields: URLSearchParams, kinds: Kinds, session: SignedIn) {
  const asked = readAsked(place, fields, kinds);
  if (asked.intent === "delete") return deleteRow(asked, session);
  if (asked.intent === "undo") return undoDeletion(asked, session);
  return reject("There is no such action.", 400);
}

export function showRowActionAgain(place: URL, { fields, message }: Unsaved, kinds: Kinds) {
  return sayFailure(readAsked(place, fields, kinds), message);
}

function readAsked(place: URL, fields: URLSearchParams, kinds: Kinds): Asked {
  const search = new URLSearchParams(place.search);
  const kind = readKind(fields.get("noun") ?? search.get("noun"), kinds);
  search.delete("delete");
  search.delete("noun");
  const list = withQuery(place.pathname, search);
  return { intent: fields.get("intent"), id: fields.get("id") ?? "", name: fields.get("name"), kind, list };
}

async function deleteRow({ kind, id, name: asked, list }: Asked, session: SignedIn) {
  const { label, gone: goneText, remove, undo: undoing } = rowKinds[kind];
  const deleted = await remove(id, session.adminId, asked);
  if (!deleted.ok) {
    const said = deleted.reason === "conflict" ? deleted.errors.form?.[0] : undefined;
    const gone = deleted.reason === "not-found";
    // A second press is answered as the first.
    const undoId = gone && undoing ? await findUndo(undoing.kind, id) : null;
    if (undoId) return sayDeleted(list, kind, `${label} deleted.`, undoId);
    return reject(
      gone ? (goneText ?? `This ${label.toLowerCase()} no longer exists.`) : (said ?? DELETE_FAILED),
      gone ? 404 : 409,
    );
  }
  await logEvent({ event: `${publicName(kind)}-deleted`, admin: session.adminId, subject: id });
  const { undoId, name } = deleted.value;
  return sayDeleted(list, kind, `${label} ${shorten(name)} deleted.`, undoId);
}

function sayDeleted(list: string, kind: RowKind, text: string, undoId: string | null) {
  const undo = undoId ? { undo: undoOf(list, kind, undoId) } : {};
  return redirectWithFlash(list, { kind: "success", text, ...undo });
}

async function undoDeletion({ kind, id, list }: Asked, session: SignedIn) {
  const { label, undo } = rowKinds[kind];
  const restored = await undo?.restore(id);
  if (!restored?.ok) return reject("It is too late to undo this.", 404);
  await logEvent({ event: `${publicName(kind)}-restored`, admin: session.adminId, subject: restored.value });
  return redirectWithFlash(list, { kind: "success", text: `${label} restored.` });
}

/** A store that failed: the same press may work in a moment, so that an undo stays where it can be pressed. */
function sayFailure({ intent, kind, id, list }: Asked, reason: string): RowRejection {
  const undoing = intent === "undo";
  return {
    problem: undoing ? UNDO_FAILED : DELETE_FAILED,
    reason,
    undo: undoing && id ? undoOf(list, kind, id) : null,
  };
}

function undoOf(list: string, kind: RowKind, id: string) {
  const [path = "", query = ""] = list.split("?");
  const search = new URLSearchParams(query);
  search.set("noun", publicName(kind));
  return { action: `${path}?${search}`, id };
}

function reject(problem: string, status: number) {
  const rejection: RowRejection = { problem, reason: null, undo: null };
  return data(rejection, { status });
}

function shorten(name: string) {
  const letters = [...name];
  return letters.length > 60 ? `${letters.slice(0, 60).join("")}...` : name;
}
