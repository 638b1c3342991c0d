import { type ReactNode, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { AdminHead } from "~/admin/frame/admin-head";
import { WorkBack } from "~/admin/frame/work-back";
import type { FieldErrors } from "~/models/row/result";
import { ErrorToast } from "~/ui/frame/error-toast";
import { Notice } from "~/ui/notice";
import { DraftOffer } from "./draft-offer";
import { EditorForm } from "./form";
import type { FormState } from "./form-state";
import { LoggedOutNotice } from "./logged-out";
import { type Version, Versions } from "./versions";

type EditorScreenProps = {
  title: string;
  adding: boolean;
  state: FormState;
  schema: z.ZodType | null;
  save: string;
  failure?: string;
  versions: Version[];
  list: string;
  enterSaves?: boolean;
  labels?: Record<string, string>;
  order?: readonly string[];
  plain?: boolean;
  links?: ReactNode;
  foot?: ReactNode;
  children: (errors: FieldErrors) => ReactNode;
};

export function EditorScreen({ title, state, failure, versions, links, ...form }: EditorScreenProps) {
  // After a success the next form is a new one; a rejected one stays as it is, also when the server could not read it.
  const [token, setToken] = useState(state.token ?? state.newToken);
  if (state.token && state.token !== token) setToken(state.token);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where fields are at fault the summary takes the focus: it leads to them.
    if (Object.keys(state.errors).length > 0) return;
    if (state.alert || state.stale || state.brought) news.current?.focus();
  }, [state]);
  return (
    <>
      <AdminHead title={title}>{links && <div className="cluster">{links}</div>}</AdminHead>
      <div className="stack editor">
        <ErrorToast text={state.alert} />
        <div ref={news} tabIndex={-1} className="stack editor-news">
          {state.alert && (
            <Notice tone="bad" title={state.alert}>
              {[failure, state.reason, "What you typed is still here."].filter(Boolean).join(". ")}
            </Notice>
          )}
          {state.restored && <WorkBack />}
          {state.copied && <Notice title="A copy">Change what differs; the original stays as it is.</Notice>}
          {state.brought && (
            <Notice tone="good" title="Your draft is back">
              It is not saved yet. Check it, choose its pictures again and save it.
            </Notice>
          )}
          {state.stale && <Versions rows={versions} merged={state.merged} />}
          {state.account && (
            <>
              <LoggedOutNotice account={state.account} />
              <DraftOffer
                account={state.account}
                token={token}
                version={state.stored && String(state.stored.version)}
                onRestore={state.bring}
              />
            </>
          )}
        </div>
        <EditorForm
          key={[token, state.brought ? "back" : state.stale && state.version].join(" ")}
          token={token}
          state={state}
          {...form}
        />
      </div>
    </>
  );
}
