import { useLoaderData, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import {
  areDraftsOpen,
  type BrowserDraft,
  dropDraft,
  findDrafts,
  saveBrowserDraft,
  watchAccount,
  watchDrafts,
} from "~/ui/draft-store";
import { useFrame } from "~/ui/frame/frame";
import { Notice } from "~/ui/notice";
import { isKeptInDraft } from "./draft-saving";
import type { EditorSource } from "./source.server";

type DraftOfferProps = {
  account: string;
  token: string;
  version: string | null;
  onRestore: (draft: BrowserDraft) => void;
};

export function DraftOffer({ account, token, version, onRestore }: DraftOfferProps) {
  const path = useLocation().pathname.toLowerCase();
  // What this very answer says was saved is no draft any more, whatever else has heard of it by now.
  const saved = useFrame()?.flash?.saved;
  const { saved: savedIds, restored } = useLoaderData<EditorSource>();
  const [drafts, setDrafts] = useState<BrowserDraft[]>([]);
  useEffect(() => {
    if (saved) dropDraft(saved);
    const look = () => setDrafts(findDrafts(account, path).filter((draft) => draft.token !== token));
    const given = restored && writeFields(restored.fields);
    for (const draft of findDrafts(account, path)) {
      const isShown = draft.token !== token && writeFields(draft.fields) === given;
      if (isShown || savedIds.some((id) => draft.token.includes(id))) dropDraft(draft.token);
    }
    look();
    return watchDrafts(look);
  }, [account, path, token, saved, savedIds, restored]);

  const [draft, ...older] = drafts;
  if (!draft) return null;
  const restore = () => {
    saveBrowserDraft({ ...draft, token });
    dropDraft(draft.token);
    setDrafts(older);
    onRestore(draft);
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
        This browser kept it on <DraftTime at={draft.keptAt} />, and it has not been saved.{" "}
        {describeFiles(draft)}
      </p>
      {draft.version !== version && (
        <p>
          The draft is outdated: this was saved after it was begun. If you restore and save it, you will see
          both versions first.
        </p>
      )}
      <div className="cluster close">
        <Button type="button" size="small" onClick={restore}>
          Restore draft
        </Button>
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
  const { locale, timeZone } = useFrame()?.admin ?? {};
  const text = date.toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone });
  return <time dateTime={date.toISOString()}>{text}</time>;
}

function describeFiles({ files }: BrowserDraft) {
  if (files.length === 0) return "Pictures cannot be kept in it.";
  return `Pictures cannot be kept in it: choose ${files.join(" and ")} again.`;
}

/** Alike for what the browser keeps and for what the server gives back, which has the ends of lines as they were sent. */
function writeFields(fields: BrowserDraft["fields"]) {
  return JSON.stringify(fields.filter(([name]) => isKeptInDraft(name))).replaceAll("\\r\\n", "\\n");
}
