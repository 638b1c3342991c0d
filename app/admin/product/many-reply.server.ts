import { issueFormToken } from "~/http/form-token.server";
import { type ManyField, type ManyInput, MOST_AT_ONCE, manyFields } from "~/models/product/many";
import { type ManyResult, type ManyRow, planMany, type Seen } from "~/models/product/many.server";
import { countPages } from "~/models/row/page-number";
import type { FieldErrors } from "~/models/row/result";

/** Rows that one page of a preview shows. */
const PER_PAGE = 100;
const LONGEST_SEEN = 220_000;

export type ShownMany = {
  rows: Omit<ManyRow, "version">[];
  page: number;
  pages: number;
  changed: number;
  same: number;
  /** Every product with its version, as the form sends it back. */
  seen: string;
  token: string;
};

export type ManyReply = {
  values: Partial<Record<ManyField, string>>;
  errors: FieldErrors | undefined;
  plan: ShownMany | null;
  /** Why nothing was done. */
  moved: Extract<ManyResult, { ok: false }> | null;
};

/** `seen` are the versions that an earlier page of the same preview was made of. */
export async function showPlan(
  ids: string[],
  input: ManyInput,
  { seen = null, page = null }: { seen?: Seen[] | null; page?: string | null } = {},
): Promise<ShownMany> {
  const rows = await planMany(ids, input);
  const pages = countPages(rows.length, PER_PAGE);
  const asked = /^[1-9]\d{0,3}$/.test(page ?? "") ? Math.min(Number(page), pages) : 1;
  const changed = rows.filter(({ changes }) => changes.length > 0).length;
  return {
    rows: rows
      .slice((asked - 1) * PER_PAGE, asked * PER_PAGE)
      .map(({ id, name, changes }) => ({ id, name, changes })),
    ...{ page: asked, pages, changed, same: rows.length - changed },
    seen: (seen ?? rows).map(({ id, version }) => `${id}.${version}`).join(","),
    token: issueFormToken(),
  };
}

/** Null when nothing was seen, or what is sent is no list of ours. */
export function parseSeen(text: string | null): Seen[] | null {
  if (!text || text.length > LONGEST_SEEN) return null;
  const seen = text.split(",").flatMap((one) => {
    const [, id = "", version = ""] = /^([0-9a-f]{24})\.([1-9]\d{0,8})$/.exec(one) ?? [];
    return id ? [{ id, version: Number(version) }] : [];
  });
  return seen.length > 0 && seen.length <= MOST_AT_ONCE ? seen : null;
}

/** A form may carry as many names as its sender likes: only the screen's own are given back. */
export function typedFields(fields: URLSearchParams): ManyReply["values"] {
  const names = Object.keys(manyFields) as ManyField[];
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""]));
}
