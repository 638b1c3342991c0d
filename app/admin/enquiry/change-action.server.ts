import { data } from "@remix-run/node";
import { UNDO_FAILED } from "~/admin/list/action.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import type { Unsaved } from "~/http/form/reply.server";
import type { SavedDraft } from "~/models/draft/saved.server";
import { changeEnquiry } from "~/models/enquiry/change.server";
import { enquiryStatuses } from "~/models/enquiry/form";
import { dropMail, MAIL_OFF, readDesk, sendMailAgain } from "~/models/mail/outbox.server";
import { wakeMailSender } from "~/models/mail/sender.server";
import { logEvent } from "~/models/row/audit.server";
import type { Undo } from "~/models/row/flash";
import { capitalise, cleanLines } from "~/models/text/typed-text";
import type { UnsavedChange } from "./status-form";

const NOT_SAVED = "Not saved.";
const STALE =
  "Somebody else has changed this note in the meantime. Both are at the enquiry; save yours again to keep it.";
const UNDO_STALE = "This enquiry has changed since, and is left as it is.";
const GONE = "This enquiry no longer exists.";

export type ChangeRejection = {
  id: string;
  unsaved: UnsavedChange | null;
  problem: string;
  reason: string | null;
  undo: Undo | null;
};

type Asked = { fields: URLSearchParams; back: string; admin: string };

export function showChangeAgain({ fields, message }: Unsaved, back: string): ChangeRejection {
  if (fields.get("intent") !== "undo") return reject(fields, { problem: NOT_SAVED, reason: message });
  const { status = "", version = "" } = Object.fromEntries(fields);
  const undo = undoAt(back, fields.get("id") ?? "", { status, version });
  return { ...reject(fields, { problem: UNDO_FAILED, reason: message }), undo };
}

/** What was sent after its session had ended; null where no note was typed and no status pressed. */
export function giveChangeBack({ fields }: SavedDraft): ChangeRejection | null {
  const sent = new URLSearchParams(fields);
  const status = enquiryStatuses.find((each) => each === sent.get("status"));
  const typed = cleanLines(sent.get("note") ?? "") !== cleanLines(sent.get("was") ?? "");
  if (!sent.has("note") || !(typed || status)) return null;
  const press = status && `The status is not ${capitalise(status)} yet: press it again.`;
  const save = typed && "Your note is with its enquiry: save it now.";
  return reject(sent, {
    problem: typed ? "Your note is back" : "The status was not saved",
    reason: ["Your session had ended.", press, save].filter(Boolean).join(" "),
  });
}

export async function respondToChange({ fields, back, admin }: Asked) {
  const id = fields.get("id") ?? "";
  const changed = await changeEnquiry(id, fields);
  if (!changed.ok) {
    const [status, why] = explain(changed);
    return data(reject(fields, why), { status });
  }
  await logEvent({ event: "enquiry-changed", admin, subject: id });
  const { reference, before, after, noted, version } = changed.value;
  if (fields.get("intent") === "undo") {
    return redirectWithFlash(back, { kind: "success", text: `Enquiry ${reference} is ${after} again.` });
  }
  const note = noted ? " Its note is saved." : "";
  if (before !== after) {
    const undo = undoAt(back, id, { status: before, version: String(version) });
    return redirectWithFlash(back, {
      kind: "success",
      text: `Enquiry ${reference} is ${after}.${note}`,
      undo,
    });
  }
  const text = noted ? `Note to enquiry ${reference} saved.` : `Enquiry ${reference} is ${after}, as it was.`;
  return redirectWithFlash(back, { kind: "success", text });
}

type Refused = Extract<Awaited<ReturnType<typeof changeEnquiry>>, { ok: false }>;

function explain(refused: Refused): [status: number, why: Why] {
  if (refused.reason === "not-found") return [404, { problem: GONE }];
  if (refused.reason === "stale" && refused.newer === null) return [409, { problem: UNDO_STALE }];
  if (refused.reason === "stale") return [409, { problem: NOT_SAVED, reason: STALE, newer: refused.newer }];
  const { status = [], note: errors = [] } = refused.errors;
  return [400, { problem: NOT_SAVED, reason: [...status, ...errors].join(" "), errors }];
}

/** Led back to an address without a fragment, a browser keeps the one that the form had. */
function undoAt(back: string, id: string, fields: { status: string; version: string }): Undo {
  return { action: `${back}#change-${id}`, id, fields };
}

type Why = Pick<ChangeRejection, "problem"> &
  Partial<Pick<ChangeRejection, "reason"> & Pick<UnsavedChange, "errors" | "newer">>;

function reject(
  fields: URLSearchParams,
  { problem, reason = null, errors = [], newer = null }: Why,
): ChangeRejection {
  const note = fields.get("note");
  return {
    id: fields.get("id") ?? "",
    unsaved: note === null ? null : { note, was: newer ?? fields.get("was") ?? "", errors, newer },
    problem,
    reason,
    undo: null,
  };
}

const GONE_MAIL = "That email is no longer waiting: it was sent or dropped.";

/** `intent=send-mail` tries a mail again at once, `drop-mail` does without it; null for another form of the inbox. */
export async function respondToMailAction({ fields, back, admin }: Asked) {
  const intent = fields.get("intent");
  if (intent !== "send-mail" && intent !== "drop-mail") return null;
  const id = fields.get("mail") ?? "";
  const say = (kind: "success" | "warning", text: string) => redirectWithFlash(back, { kind, text });
  if (!(await (intent === "send-mail" ? sendMailAgain(id) : dropMail(id)))) return say("warning", GONE_MAIL);
  await logEvent({ event: intent, admin, subject: id });
  if (intent === "drop-mail")
    return say("success", "The email will not be sent. What it is about stays here.");
  if (!(await readDesk())) return say("warning", `The email waits: ${MAIL_OFF}.`);
  wakeMailSender();
  return say("success", "The email is on its way. If it fails again, it is said here and on the dashboard.");
}
