import { useLocation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { SECRET_FIELDS } from "~/models/draft/secret";
import { type BrowserDraft, dropDraft, openDrafts, saveBrowserDraft } from "~/ui/draft-store";

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
      if (!unsaved && files.length === 0 && JSON.stringify(fields) === atFirst.current)
        return dropDraft(token);
      saveBrowserDraft({ token, account, path, version, base, fields, files, keptAt: Date.now() });
    },
    [token, account, path, version, base, unsaved],
  );

  useEffect(() => {
    const element = form.current;
    if (!element || account === null) return;
    openDrafts(account);
    atFirst.current = JSON.stringify(readFields(element).fields);
    if (unsaved) save(element);
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
  }, [form, account, unsaved, save, leaving]);

  const now = useCallback(() => {
    if (form.current) save(form.current);
  }, [form, save]);
  const later = useCallback(() => {
    timer.current ??= window.setTimeout(now, SAVE_AFTER_MS);
  }, [now]);
  return { now, later };
}

export function isKeptInDraft(name: string) {
  return !OWN_FIELDS.test(name) && !SECRET_FIELDS.has(name);
}

function readFields(form: HTMLFormElement): Pick<BrowserDraft, "fields" | "files"> {
  const fields: [string, string][] = [];
  const files: string[] = [];
  for (const [name, value] of new FormData(form)) {
    if (!isKeptInDraft(name)) continue;
    if (typeof value === "string") fields.push([name, value]);
    else if (value.name) files.push(value.name);
  }
  return { fields, files };
}
