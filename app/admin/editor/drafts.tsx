import { useLoaderData, useLocation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { SECRET_FIELDS } from "~/models/draft/secret";
import { Button } from "~/ui/button";
import {
  areDraftsOpen,
  type BrowserDraft,
  dropDraft,
  findDrafts,
  openDrafts,
  saveBrowserDraft,
  watchAccount,
  watchDrafts,
} from "~/ui/draft-store";
import { isFilledIn } from "~/ui/field/early-input";
import { useFrame } from "~/ui/frame/frame";
import { Notice } from "~/ui/notice";
import { SendButton } from "~/ui/send-button";
import type { EditorSource } from "./loader.server";

const SAVE_AFTER_MS = 400;

const OWN_FIELDS = /^(once|version|base|parked|intent|remove-.*)$/;

type Saving = {
  token: string;
  account: string | null;
  version: string | null;
  base: string | null;
  unsaved: boolean;
  /** True while the form is on its way: what happens to it then is the server's to say. */
  leaving: RefObject<boolean>;
};

/** Call `later` while it is being typed, `now` before it is sent. */
export function useDraftSaving(form: RefObject<HTMLFormElement>, saving: Saving) {
  const { token, account, version, base, unsaved, leaving } = saving;
  const path = useLocation().pathname.toLowerCase();
  const timer = useRef<number | null>(null);
  const atFirst = useRef("");
  const save = useCallback(
    (element: HTMLFormElement) => {
      if (timer.current !== null) window.clearTimeout(timer.current);
      timer.current = null;
      if (account === null) return;
      const { fields, files } = readFields(element);
      if (!unsaved && files.length === 0 && writeTyped(fields) === atFirst.current) return dropDraft(token);
      const isSent = leaving.current === true;
      saveBrowserDraft({ token, account, path, version, base, fields, files, isSent, keptAt: Date.now() });
    },
    [token, account, path, version, base, unsaved, leaving],
  );

  useEffect(() => {
    const element = form.current;
    if (!element || account === null) return;
    openDrafts(account);
    // What was typed before the page's program was there is no first state.
    atFirst.current = isFilledIn(element) ? "" : writeTyped(readFields(element).fields);
    const flush = () => {
      if (timer.current !== null && !leaving.current) save(element);
    };
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      if (timer.current !== null) window.clearTimeout(timer.current);
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
    };
  }, [form, account, save, leaving]);

  const now = useCallback(() => {
    if (form.current) save(form.current);
  }, [form, save]);
  const later = useCallback(() => {
    timer.current ??= window.setTimeout(now, SAVE_AFTER_MS);
  }, [now]);
  return { now, later };
}

type DraftOfferProps = {
  account: string;
  token: string;
  version: string | null;
  /** That the form answers: a draft of another one would turn it into that. */
  enquiry: string | null;
  onRestore: (draft: BrowserDraft) => void;
};

export function DraftOffer({ account, token, version, enquiry, onRestore }: DraftOfferProps) {
  const path = useLocation().pathname.toLowerCase();
  // What this very answer says was saved is no draft any more, whatever else has heard of it by now.
  const saved = useFrame().flash?.saved;
  const { saved: savedIds } = useLoaderData<EditorSource>();
  const isSaved = useCallback((id: string) => savedIds.some((saved) => id.includes(saved)), [savedIds]);
  const findOthers = useCallback(() => {
    const others = findDrafts(account, path).filter((draft) => draft.token !== token);
    return others.filter(({ fields }) => !enquiry || new URLSearchParams(fields).get("enquiry") === enquiry);
  }, [account, path, token, enquiry]);
  const [drafts, setDrafts] = useState<BrowserDraft[]>([]);
  useEffect(() => {
    if (saved) dropDraft(saved);
    const look = () => setDrafts(findOthers());
    for (const draft of findDrafts(account, path))
      if (draft.isSent && isSaved(draft.token)) dropDraft(draft.token);
    look();
    return watchDrafts(look);
  }, [account, path, saved, isSaved, findOthers]);

  const [draft, ...older] = drafts;
  if (!draft) return null;
  const restore = () => {
    // A form that was saved before it was typed on goes on as itself: what it says is a change of what it has made.
    if (isSaved(draft.token) || isSaved(token)) return onRestore(draft);
    // What stands in the form changes places with it, and is offered next.
    const own = findDrafts(account, path).find((each) => each.token === token);
    saveBrowserDraft({ ...draft, token });
    if (own) saveBrowserDraft({ ...own, token: draft.token });
    else dropDraft(draft.token);
    setDrafts(findOthers());
    onRestore({ ...draft, token });
  };
  const dismiss = () => {
    dropDraft(draft.token);
    setDrafts(older);
    // The pressed button is going; reading goes on where the screen begins.
    document.getElementById("content")?.focus();
  };
  return (
    <Notice tone="warn" title="There is a draft of this form">
      <p>
        This browser kept it on <DraftTime at={draft.keptAt} />, and it has not been saved.
        {draft.files.length > 0 &&
          ` Pictures cannot be kept in it: choose ${draft.files.join(" and ")} again.`}
      </p>
      {draft.version && version && draft.version !== version && (
        <p>
          The draft is outdated: this was saved after it was begun. If you restore and save it, you will see
          both versions first.
        </p>
      )}
      <div className="cluster close">
        {/* An answer on its way is about what stands in the form. */}
        <SendButton type="button" size="small" onClick={restore}>
          Restore draft
        </SendButton>
        <Button type="button" look="quiet" size="small" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}

export function LoggedOutNotice({ account }: { account: string }) {
  const [out, setOut] = useState(false);
  useEffect(() => watchAccount(() => setOut(!areDraftsOpen(account))), [account]);
  if (!out) return null;
  return (
    <Notice tone="warn" title="You have logged out in another window">
      What is in this form is still here. Save it: you will be asked to log in, and it will be given back to
      you.
    </Notice>
  );
}

function DraftTime({ at }: { at: number }) {
  const date = new Date(at);
  const { locale, timeZone } = useFrame().admin ?? {};
  const text = date.toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone });
  return <time dateTime={date.toISOString()}>{text}</time>;
}

/** Without what is empty: a row that was only added is nothing typed. */
function writeTyped(fields: BrowserDraft["fields"]) {
  return JSON.stringify(fields.filter(([, value]) => value !== ""));
}

function readFields(form: HTMLFormElement): Pick<BrowserDraft, "fields" | "files"> {
  const fields: [string, string][] = [];
  const files: string[] = [];
  for (const [name, value] of new FormData(form)) {
    if (OWN_FIELDS.test(name) || SECRET_FIELDS.has(name)) continue;
    if (typeof value === "string") fields.push([name, value]);
    else if (value.name) files.push(value.name);
  }
  return { fields, files };
}
