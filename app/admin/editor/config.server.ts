import type { DraftPicture } from "~/models/draft/saved.server";
import type { Flash } from "~/models/row/flash";
import type { RowKind } from "~/models/row/list";
import type { Merged } from "~/models/row/merge.server";
import type { FieldErrors, Result } from "~/models/row/result";

export type StoredRow = {
  fields: [name: string, value: string][];
  version: number;
  pictures: Record<string, string | null>;
  /** What is to be known before it is saved over. */
  warning?: string;
};

/** What two who edit are asked about: a form has no field of a picture's name that holds text, so "" stands for none. */
export function listCompared({ fields, pictures }: StoredRow): StoredRow["fields"] {
  return [
    ...fields,
    ...Object.entries(pictures).map(([field, name]): [string, string] => [field, name ?? ""]),
  ];
}

export type Said = {
  errors: FieldErrors;
  alert: string | null;
  reason: string | null;
  stale: boolean;
  /** Of a form that is stale: what was made of both versions; null where it did not say what it was made of. */
  merged: Merged | null;
  intent: string;
  /** The text as it would be stored, for a preview or a conflict. */
  preview: string | null;
};

export type EditorReply = Partial<Said> & {
  fields: [name: string, value: string][];
  /** Pictures stored for the next sending, under the id of the hidden field. */
  waiting: { id: string; pictures: DraftPicture[] } | null;
  version: string | null;
  /** What the form is compared with, and of a new one's form the row that it has made before. */
  stored?: StoredRow | null;
  /** The form's one-time id; null when the form could not be read. */
  token: string | null;
};

export type Sending = { version: number | undefined; receiptId: string | null; adminId: string };

/** By their fields; null where the stored one is taken off. */
export type PictureNames = Record<string, string | null>;

/** Of a form that was found right. */
type Save = (pictures: PictureNames, sending: Sending) => Promise<Result<string>>;

type Success = Pick<Flash, "text"> & Partial<Pick<Flash, "links" | "undo">> & { to: string };

export type EditorConfig = {
  kind: RowKind;
  id: string | undefined;
  files: readonly string[];
  check: (fields: URLSearchParams, pictures: ReadonlySet<string>) => Result<Save> | Promise<Result<Save>>;
  /** Intents that save as well, each in its own way; `check` finds them among the fields. */
  saves?: readonly string[];
  /** What else is done to the stored row, by its intent: nothing of the form is read. */
  steps?: ReadonlyMap<string, (sending: Sending) => Promise<Result<string>>>;
  success: (id: string, fields: URLSearchParams) => Success | Promise<Success>;
  /** What stands before and after the reason when the store fails; without a reason between when `bare`. */
  failure: { text: string; bare?: boolean; end?: string };
  conflict?: string;
  find: (id: string) => Promise<StoredRow | null>;
  missing: string;
  /** Before a form that was right is merged with a newer version: what was typed goes into the fields that are stored. */
  settle?: (fields: URLSearchParams) => void;
  amend?: (form: { fields: URLSearchParams }, intent: string) => void | Promise<void>;
  /** What cannot be read of a form that is shown again without having been saved. */
  unread?: (fields: URLSearchParams) => Promise<FieldErrors>;
  /** The fields of a new one that begins with something else than a copy. */
  begin?: (search: URLSearchParams) => Promise<StoredRow["fields"] | null>;
  preview?: (fields: URLSearchParams) => string;
};
