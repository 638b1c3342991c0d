import { data } from "@remix-run/node";
import { logError } from "~/http/error-log.server";
import { redirectWithFlash } from "~/http/flash.server";
import { readForm } from "~/http/multipart.server";
import type { SignedIn } from "~/http/session.server";
import { deleteAdmin } from "~/models/account/write.server";
import { deleteBlog, restoreBlog } from "~/models/blog/write.server";
import { deleteProduct, restoreProduct } from "~/models/product/write.server";
import { ok, type Result } from "~/models/row/result";
import { readStorageFault } from "~/models/row/store-fault.server";
import { logEvent } from "~/models/shop/audit.server";
import { deleteTestimonial, restoreTestimonial } from "~/models/testimonial/write.server";

export type RowNoun = "product" | "blog" | "testimonial" | "admin";

type Deleted = { name: string; undoId: string | null };
type Verbs = {
  label: string;
  remove: (id: string, actingId: string) => Promise<Result<Deleted>>;
  /** Absent: a deletion is for good. */
  restore?: (undoId: string) => Promise<Result<string>>;
};

const verbs: Record<RowNoun, Verbs> = {
  product: { label: "Product", remove: deleteProduct, restore: restoreProduct },
  blog: { label: "Blog", remove: deleteBlog, restore: restoreBlog },
  testimonial: { label: "Testimonial", remove: deleteTestimonial, restore: restoreTestimonial },
  admin: {
    label: "User",
    async remove(id, actingId) {
      const deleted = await deleteAdmin(id, actingId);
      return deleted.ok ? ok({ name: deleted.value.fullName, undoId: null }) : deleted;
    },
  },
};

/**
 * Answers the posts that a list's rows and messages send: `intent=delete` with a row's id, `intent=undo` with the id
 * that the deletion's message carried. Success leads back to the list as it was; what fails is said on it.
 */
export async function answerRowAction(
  request: Request,
  session: SignedIn,
  nouns: readonly [RowNoun, ...RowNoun[]],
) {
  const form = await readForm(request, { files: [] });
  if (!form.ok) return refuse(form.message, form.status);
  const id = form.fields.get("id") ?? "";
  const place = new URL(request.url);
  const asked = form.fields.get("noun") ?? place.searchParams.get("noun");
  const noun = nouns.find((each) => each === asked) ?? nouns[0];
  place.searchParams.delete("delete");
  place.searchParams.delete("noun");
  const list = place.pathname + place.search;
  switch (form.fields.get("intent")) {
    case "delete":
      return deleteRow(noun, id, session, list);
    case "undo":
      return undoDeletion(noun, id, session, list);
    default:
      return refuse("There is no such action.", 400);
  }
}

async function deleteRow(noun: RowNoun, id: string, session: SignedIn, list: string) {
  const { label, remove } = verbs[noun];
  const deleted = await remove(id, session.adminId).catch((error: unknown) => {
    logError(list, error);
    return readStorageFault(error)?.status ?? 500;
  });
  if (typeof deleted === "number") return refuse("Delete failed. Please try again.", deleted);
  if (!deleted.ok) {
    const said = deleted.reason === "conflict" ? deleted.errors.form?.[0] : undefined;
    const gone = deleted.reason === "not-found";
    return refuse(
      gone
        ? `This ${label.toLowerCase()} does not exist any more.`
        : (said ?? "Delete failed. Please try again."),
      gone ? 404 : 409,
    );
  }
  logEvent({ event: `${noun}-deleted`, admin: session.adminId, subject: id });
  const { undoId, name } = deleted.value;
  const [path = "", query = ""] = list.split("?");
  const search = new URLSearchParams(query);
  search.set("noun", noun);
  const undo = undoId ? { undo: { action: `${path}?${search}`, id: undoId } } : {};
  return redirectWithFlash(list, { kind: "success", text: `${label} ${shorten(name)} deleted.`, ...undo });
}

async function undoDeletion(noun: RowNoun, undoId: string, session: SignedIn, list: string) {
  const { label, restore } = verbs[noun];
  const restored = await restore?.(undoId);
  if (!restored?.ok) return refuse("It is too late to take this back.", 404);
  logEvent({ event: `${noun}-restored`, admin: session.adminId, subject: restored.value });
  return redirectWithFlash(list, { kind: "success", text: `${label} restored.` });
}

function refuse(problem: string, status: number) {
  return data({ problem }, { status });
}

function shorten(name: string) {
  const letters = [...name];
  return letters.length > 60 ? `${letters.slice(0, 60).join("")}...` : name;
}
