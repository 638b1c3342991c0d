import { accountList } from "~/models/account/list";
import { deleteAccount, findAccount } from "~/models/account/write.server";
import { blogList } from "~/models/blog/list";
import { findBlog } from "~/models/blog/read.server";
import { deleteBlog, restoreBlog } from "~/models/blog/write.server";
import {
  deleteEnquirer,
  deleteEnquiry,
  findEnquirerName,
  findEnquiryName,
  restoreEnquiries,
} from "~/models/enquiry/delete.server";
import { productList } from "~/models/product/list";
import { findProduct } from "~/models/product/read.server";
import { deleteProduct, restoreProduct } from "~/models/product/write.server";
import { deleteQuotationDraft, findDraftName, restoreQuotationDraft } from "~/models/quotation/delete.server";
import { quotationList } from "~/models/quotation/list";
import { publicName, type RowKind } from "~/models/row/list";
import { ok, type Result } from "~/models/row/result";
import type { DeletedKind } from "~/models/row/undo.server";
import { testimonialList } from "~/models/testimonial/list";
import { findTestimonial } from "~/models/testimonial/read.server";
import { deleteTestimonial, restoreTestimonial } from "~/models/testimonial/write.server";

type Removed = { name: string; undoId: string | null };

type RowVerbs = {
  label: string;
  gone?: string;
  findName: (id: string) => Promise<string | null>;
  /** `asked` is the name that the question had. */
  remove: (id: string, actingId: string, asked: string | null) => Promise<Result<Removed>>;
  /** Absent: a deletion is for good. */
  undo?: { kind: DeletedKind; restore: (undoId: string) => Promise<Result<string>> };
};

export const rowKinds: Record<RowKind, RowVerbs> = {
  product: {
    label: productList.label,
    findName: async (id) => (await findProduct(id))?.name ?? null,
    remove: (id) => deleteProduct(id),
    undo: { kind: "product", restore: restoreProduct },
  },
  blog: {
    label: blogList.label,
    async findName(id) {
      const blog = await findBlog(id);
      return blog && (blog.content[0]?.type ?? "");
    },
    remove: (id) => deleteBlog(id),
    undo: { kind: "blog", restore: restoreBlog },
  },
  testimonial: {
    label: testimonialList.label,
    findName: async (id) => (await findTestimonial(id))?.fullName ?? null,
    remove: (id) => deleteTestimonial(id),
    undo: { kind: "testimonial", restore: restoreTestimonial },
  },
  account: {
    label: accountList.label,
    findName: async (id) => (await findAccount(id))?.fullName ?? null,
    async remove(id, actingId) {
      const deleted = await deleteAccount(id, actingId);
      return deleted.ok ? ok({ name: deleted.value.fullName, undoId: null }) : deleted;
    },
  },
  enquiry: {
    label: "Enquiry",
    findName: findEnquiryName,
    remove: deleteEnquiry,
    undo: { kind: "enquiry", restore: restoreEnquiries },
  },
  enquirer: {
    label: "Enquiries",
    gone: "These enquiries no longer exist.",
    findName: findEnquirerName,
    remove: (id, _, asked) => deleteEnquirer(id, asked),
    undo: { kind: "enquiry", restore: restoreEnquiries },
  },
  quotation: {
    label: quotationList.label,
    gone: "This draft was sent or deleted in the meantime.",
    findName: findDraftName,
    remove: deleteQuotationDraft,
    undo: { kind: "quotation", restore: restoreQuotationDraft },
  },
};

export type Kinds = readonly [RowKind, ...RowKind[]];

/** Of several in one list the address or the form names one. */
export function readKind(named: string | null, kinds: Kinds): RowKind {
  return kinds.find((kind) => publicName(kind) === named) ?? kinds[0];
}

export type DeletionQuestion = { kind: RowKind; id: string; name: string };

export async function askDeletion(kind: RowKind, id: string): Promise<DeletionQuestion | null> {
  const name = await rowKinds[kind].findName(id);
  return name === null ? null : { kind, id, name };
}
