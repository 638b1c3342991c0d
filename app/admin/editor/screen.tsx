import { type ReactNode, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { FieldErrors } from "~/models/row/result";
import { ErrorToast } from "~/ui/frame/error-toast";
import { Notice } from "~/ui/notice";
import type { Draft } from "./draft";
import { DraftOffer } from "./draft-offer";
import { EditorForm } from "./form";
import { LoggedOutNotice } from "./logged-out";
import { type Version, Versions } from "./versions";

type EditorScreenProps = {
  title: string;
  adding: boolean;
  draft: Draft;
  /** Null where only the server can tell. */
  schema: z.ZodType | null;
  save: string;
  /** A second line under a failure of the store. */
  failure?: string;
  versions: Version[];
  list: string;
  enterSaves?: boolean;
  /** Of fields whose messages do not say which one they are about. */
  labels?: Record<string, string>;
  /** Beside the heading. */
  links?: ReactNode;
  children: (errors: FieldErrors) => ReactNode;
};

export function EditorScreen({ title, draft, failure, versions, links, ...form }: EditorScreenProps) {
  // After a success the next form is a new one; a rejected one stays as it is, also when the server could not read it.
  const [token, setToken] = useState(draft.token ?? draft.newToken);
  if (draft.token && draft.token !== token) setToken(draft.token);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where fields are at fault the summary takes the focus: it leads to them.
    if (Object.keys(draft.errors).length > 0) return;
    if (draft.alert || draft.stale || draft.brought) news.current?.focus();
  }, [draft]);
  return (
    <>
      <div className="admin-head">
        <h1>{title}</h1>
        {links && <div className="cluster">{links}</div>}
      </div>
      <div className="stack editor">
        <ErrorToast text={draft.alert} />
        <div ref={news} tabIndex={-1} className="stack editor-news">
          {draft.alert && (
            <Notice tone="bad" title={draft.alert}>
              {[failure, draft.reason, "What you typed is still here."].filter(Boolean).join(". ")}
            </Notice>
          )}
          {draft.restored && (
            <Notice tone="warn" title="Your work is back">
              Your session had ended before this was saved. Check it and save it now.
            </Notice>
          )}
          {draft.copied && <Notice title="A copy">Change what differs; the original stays as it is.</Notice>}
          {draft.brought && (
            <Notice tone="good" title="Your draft is back">
              It is not saved yet. Check it, choose its pictures again and save it.
            </Notice>
          )}
          {draft.stale && <Versions rows={versions} />}
          {draft.account && (
            <>
              <LoggedOutNotice account={draft.account} />
              <DraftOffer
                account={draft.account}
                token={token}
                version={draft.stored && String(draft.stored.version)}
                onRestore={draft.bring}
              />
            </>
          )}
        </div>
        <EditorForm key={draft.brought ? `${token} back` : token} token={token} draft={draft} {...form} />
      </div>
    </>
  );
}
