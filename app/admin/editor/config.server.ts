import type { DraftPicture } from "~/models/draft/saved.server";
import type { RowKind } from "~/models/row/list";
import type { FieldErrors, Result } from "~/models/row/result";

export type StoredRow = {
  fields: [name: string, value: string][];
  version: number;
  pictures: Record<string, string | null>;
};

export type EditorReply = {
  fields: [name: string, value: string][];
  errors: FieldErrors;
  /** The sentence about a store that failed, and why where it does not say so itself. */
  alert: string | null;
  reason: string | null;
  stale: boolean;
  /** Pictures stored for the next sending, under the id of the hidden field. */
  waiting: { id: string; pictures: DraftPicture[] } | null;
  version: string | null;
  /** The form's one-time id; null when the form could not be read. */
  token: string | null;
  /** The button that was pressed, "" for saving. */
  intent: string;
  /** The text as it would be stored, for a preview or a conflict. */
  preview: string | null;
};

export type Sending = { version: number | undefined; receiptId: string | null };

export type EditorConfig<Input> = {
  kind: RowKind;
  /** Of what is edited; undefined while something is added. */
  id: string | undefined;
  files: readonly string[];
  /** `pictures` are the fields that brought one. */
  check: (fields: URLSearchParams, pictures: ReadonlySet<string>) => Result<Input> | Promise<Result<Input>>;
  /** `pictures` are the names of stored pictures by field. */
  save: (input: Input, pictures: Record<string, string>, sending: Sending) => Promise<Result<string>>;
  success: (id: string) => { to: string; text: string; links?: { href: string; label: string }[] };
  /** What stands before and after the reason when the store fails; without a reason between when `bare`. */
  failure: { text: string; bare?: boolean; end?: string };
  /** What is said above the form when the row clashes with a stored one. */
  conflict?: string;
  find: (id: string) => Promise<StoredRow | null>;
  missing: string;
  /** Puts the fields as they are meant, for the button that was pressed ("" for saving). */
  amend?: (fields: URLSearchParams, intent: string) => void;
  preview?: (fields: URLSearchParams) => string;
};
