import { type ReactNode, useState } from "react";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { WorkBack } from "~/admin/frame/typed-form";
import type { FieldTable, PictureTable } from "~/models/row/field";
import { useReplyFocus } from "~/ui/field/reply-focus";
import { ErrorToast } from "~/ui/frame/toast";
import { Notice } from "~/ui/notice";
import { DraftOffer, LoggedOutNotice } from "./drafts";
import { EditorForm, type EditorFormProps } from "./form";
import { listVersions, type Version, Versions } from "./versions";

type EditorScreenProps = Omit<EditorFormProps, "token" | "plain"> & {
  title: string;
  fields: FieldTable;
  pictures?: PictureTable;
  /** Of fields that are compared in their own way, or are not in the table. */
  versions?: Version[];
  failure?: string;
  links?: ReactNode;
};

export function EditorScreen(props: EditorScreenProps) {
  const { title, state, failure, fields, pictures = {}, versions = [], links, ...form } = props;
  // After a success the next form is a new one; a rejected one stays as it is, also when the server could not read it.
  const [token, setToken] = useState(state.token ?? state.newToken);
  if (state.token && state.token !== token) setToken(state.token);
  // Where fields are at fault the summary takes the focus: it leads to them.
  const isRefused = Object.keys(state.errors).length > 0;
  const news = useReplyFocus(isRefused ? null : (state.brought ?? (state.alert || state.stale)));
  return (
    <>
      <AdminHeading title={title}>{links && <div className="cluster">{links}</div>}</AdminHeading>
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
              It is not saved yet. Check it{state.brought.files.length > 0 && ", choose its pictures again"}{" "}
              and save it.
            </Notice>
          )}
          {state.stale && (
            <Versions rows={listVersions(fields, pictures, versions, state)} merged={state.merged} />
          )}
          {state.account && (
            <>
              <LoggedOutNotice account={state.account} />
              <DraftOffer
                account={state.account}
                token={token}
                version={state.stored && String(state.stored.version)}
                enquiry={state.values.get("enquiry")}
                onRestore={state.bring}
              />
            </>
          )}
        </div>
        <EditorForm
          key={[token, state.broughtAt, state.stale && state.version].join(" ")}
          token={token}
          state={state}
          plain={Object.keys(pictures).length === 0}
          {...form}
        />
      </div>
    </>
  );
}
