import { db } from "~/db.server";
import { createFirstAdmin } from "~/models/account/first.server";
import { listAdminRows, streamAdminRows } from "~/models/account/list.server";
import { logIn } from "~/models/account/login.server";
import {
  addSession,
  closeOtherSessions,
  closeSession,
  findSession,
  listSessions,
} from "~/models/account/session.server";
import { forgiveAttempt, takeAttempt } from "~/models/account/throttle.server";
import * as accounts from "~/models/account/write.server";
import { countMissingPictures } from "~/models/backup/missing.server";
import { listBlogRows } from "~/models/blog/list.server";
import { restoreBlog } from "~/models/blog/write.server";
import { findSavedDraft, forgetSavedDrafts, saveDraft, takeSavedDraft } from "~/models/draft/saved.server";
import { changeEnquiry, undoEnquiryStatus } from "~/models/enquiry/change.server";
import { noFilter } from "~/models/enquiry/filter";
import { weighLine } from "~/models/enquiry/line";
import * as enquiries from "~/models/enquiry/list.server";
import { nameLines } from "~/models/enquiry/named.server";
import { findSentEnquiry } from "~/models/enquiry/sent.server";
import { createEnquiry, findEnquiredProduct, recordEnquiry } from "~/models/enquiry/write.server";
import * as outbox from "~/models/mail/outbox.server";
import { sendDueMail } from "~/models/mail/sender.server";
import { findUsedPictures, isPictureUsed } from "~/models/picture/use.server";
import { listProductRows, streamProductRows } from "~/models/product/list.server";
import * as products from "~/models/product/read.server";
import { createProduct, deleteProduct, restoreProduct, updateProduct } from "~/models/product/write.server";
import { countByName, countRows } from "~/models/row/count.server";
import { findReceipt } from "~/models/row/receipt.server";
import { findRevision } from "~/models/row/revision.server";
import { clearSetting, readSetting, writeSetting } from "~/models/row/setting.server";
import { addFirstSample } from "~/models/sample/first.server";
import { countSampleContent, giveUpSampleContent, removeSampleContent } from "~/models/sample/rows.server";
import * as sitemap from "~/models/search/sitemap.server";
import {
  listCompanyDefaults,
  readCompany,
  readCompanySettings,
  readEnquiryAddress,
  readEnquiryMonths,
  recallCompany,
  saveCompany,
} from "~/models/shop/company.server";
import { listTestimonialRows } from "~/models/testimonial/list.server";
import * as testimonialWrites from "~/models/testimonial/write.server";
import { isHealthy, listTroubles } from "~/models/upkeep/health.server";
import { sweepLeftovers } from "~/models/upkeep/sweep.server";
import { deletionVerbs } from "./deletion-verbs";
import { pushVerbs } from "./push-verbs";
import { blogVerbs, productVerbs, testimonialVerbs } from "./row-verbs";
import { searchVerbs } from "./search-verbs";
import { sheetVerbs } from "./sheet-verbs";
import { drain, first, idOf, person, product, tableVerbs, type Verbs } from "./verb-table";

const oneDay = { from: "2024-01-01", to: "2024-01-01" };
const enquiryOrigin = { address: "192.0.2.1", sourcePage: null, honeypot: "", ageMs: null, receiptId: null };

const enquiryVerbs: Verbs = {
  createEnquiry: () =>
    createEnquiry(
      { name: "Ann", phone: "2015550101", email: null, message: "Hello", product: null },
      [],
      enquiryOrigin,
    ),
  nameLines: async () => {
    const sheet = { form: "sheet", thickness: 2, width: 1250, pieces: 4 } as const;
    await nameLines([weighLine({ ...sheet, productId: await idOf("product") }, 2500)]);
  },
  recordEnquiry: () =>
    recordEnquiry(
      { name: "Ann", phone: "2015550101", email: null, message: "", product: null },
      [],
      "receipt",
    ),
  findEnquiredProduct: async () => findEnquiredProduct(await idOf("product")),
  listEnquiryRows: async () => {
    for (const status of [null, "new", "spam"] as const)
      for (const days of [{}, { from: "2024-01-01" }, { to: "2024-01-01" }, oneDay])
        for (const query of [first, { ...first, sort: "createdAt" }, { ...first, sort: "name" }])
          await enquiries.listEnquiryRows(query, { ...noFilter, status, ...days });
  },
  streamEnquiryRows: async () => {
    await drain(enquiries.streamEnquiryRows(first, noFilter));
    await drain(enquiries.streamEnquiryRows(first, { ...noFilter, ...oneDay }));
  },
  listWaitingEnquiries: () => enquiries.listWaitingEnquiries(3),
  countEnquiries: enquiries.countEnquiries,
  changeEnquiry: async () => {
    const [row] = await enquiries.listWaitingEnquiries(1);
    await changeEnquiry(row?.id ?? "", { status: "closed", note: { text: "x", was: "" } });
  },
  undoEnquiryStatus: () => undoEnquiryStatus("x", new URLSearchParams({ status: "new", version: "1" })),
};

const desk = { address: "desk@example.com", company: recallCompany() };

const mailVerbs: Verbs = {
  findSentEnquiry: () => findSentEnquiry("E-AAAAAA"),
  putMail: async () => {
    const rows = await enquiries.listWaitingEnquiries(1);
    const mail = {
      kind: "owner",
      recipient: "a@example.com",
      replyTo: null,
      subject: "x",
      text: "x",
    } as const;
    await db.$transaction((tx) => outbox.putMail(tx, desk, rows[0]?.id ?? "", mail, new Date()));
  },
  sendDueMail: () => sendDueMail("smtp://127.0.0.1:9", desk),
  readDesk: outbox.readDesk,
  findNextDue: outbox.findNextDue,
  countUnsentMails: () => outbox.countUnsentMails(),
  sendMailAgain: () => outbox.sendMailAgain("x"),
  dropMail: () => outbox.dropMail("x"),
  dropForgottenMails: () => outbox.dropForgottenMails(),
};

const email = "ann@example.com";
const company = {
  ...{ name: "Bulk", phone: null, whatsapp: null, country: null, email: null, address: null, hours: null },
  enquiryTo: null,
  enquiryMonths: null,
};
const limits = [{ key: "x", most: 5, windowMs: 1000 }];

const accountVerbs: Verbs = {
  createFirstAdmin: () => createFirstAdmin({ email, password: "Steel-Tests-1", fullName: "Ann" }),
  listAccounts: accounts.listAccounts,
  findAccount: () => accounts.findAccount("x"),
  findAccountByEmail: () => accounts.findAccountByEmail(email),
  authenticate: () => accounts.authenticate(email, "wrong"),
  logIn: () => logIn({ email, password: "Steel-Tests-1", address: "192.0.2.1", tells: true }),
  createAccount: async () => {
    const input = { FullName: "Bo", email: "bo@gmail.com", userName: "", password: "Steel-Tests-2" };
    const made = await accounts.createAccount(input, false, "account");
    if (!made.ok) throw new Error("No account was made");
    const { id, userName } = made.value;
    await accounts.updateAccount(id, { FullName: "Bo", email: "bo@gmail.com", userName });
    await accounts.changePassword(id, "Steel-Tests-2", "Steel-Tests-3");
    await accounts.resetPassword("bo@gmail.com", "Steel-Tests-4");
    const token = await db.$transaction((tx) => addSession(tx, id, "Bo"));
    await findSession(token);
    await closeSession(token);
    await accounts.deleteAccount(id, "another");
  },
  updateAccount: () => accounts.updateAccount("x", { FullName: "X", email: "x@gmail.com", userName: "x" }),
  changePassword: () => accounts.changePassword("x", "x", "y"),
  resetPassword: () => accounts.resetPassword("x@gmail.com", "y"),
  deleteAccount: () => accounts.deleteAccount("x", "y"),
  findSession: () => findSession("x"),
  closeSession: () => closeSession("x"),
  listSessions: () => listSessions("x", "y"),
  closeOtherSessions: () => closeOtherSessions("x", "y", null),
  takeAttempt: () => takeAttempt(limits),
  forgiveAttempt: () => forgiveAttempt(limits),
  ...tableVerbs("Admin", ["email"], listAdminRows, streamAdminRows),
};

const draft = { path: "/addproduct", fields: [], pictures: [] };

const otherVerbs: Verbs = {
  ...searchVerbs,
  listSitemapParts: sitemap.listSitemapParts,
  listSitemapEntries: () => drain(sitemap.listSitemapEntries()),
  listSitemapPart: async () => drain(await sitemap.listSitemapPart("products-1")),
  saveDraft: async () => {
    const id = await saveDraft("x", draft);
    await findSavedDraft(id, "x");
    await takeSavedDraft(id, "x");
  },
  findSavedDraft: () => findSavedDraft(null, "x"),
  takeSavedDraft: () => takeSavedDraft(null, "x"),
  forgetSavedDrafts: () => forgetSavedDrafts(),
  findUsedPictures: () => findUsedPictures(["x"]),
  isPictureUsed: () => isPictureUsed("x"),
  countMissingPictures: () => countMissingPictures(),
  countRows: () => countRows("tag", "x"),
  countByName: () => countByName("tag"),
  findReceipt: () => findReceipt("a receipt"),
  writeOnce: () => createProduct(product, {}, { receiptId: "another" }),
  findRevision: () => findRevision("product"),
  sweepLeftovers: () => sweepLeftovers(),
  readSetting: () => readSetting("x"),
  writeSetting: () => writeSetting("x", "y"),
  clearSetting: () => clearSetting("x"),
  isHealthy: () => isHealthy(),
  listTroubles: () => listTroubles(),
  addFirstSample: () => addFirstSample(false),
  removeSampleContent: () => removeSampleContent(),
  countSampleContent: () => countSampleContent(),
  giveUpSampleContent: () => giveUpSampleContent(),
  readCompany: () => readCompany(),
  recallCompany: async () => recallCompany(),
  listCompanyDefaults: async () => listCompanyDefaults(),
  readEnquiryAddress: () => readEnquiryAddress(),
  readEnquiryMonths: () => readEnquiryMonths(),
  readCompanySettings: () => readCompanySettings(),
  saveCompany: () => saveCompany(company, null),
  walkIds: () => products.listProducts({ page: 1, perPage: 2 }),
  orderRows: () => listProductRows(first),
  streamRows: () => drain(streamProductRows(first)),
  createRow: () => createProduct(product),
  updateRow: async () => updateProduct(await idOf("product"), product, {}, { version: 1 }),
  deleteRow: () => deleteProduct("x"),
  restoreRow: () => restoreProduct("x"),
  restoreProduct: () => restoreProduct("x"),
  restoreBlog: () => restoreBlog("x"),
  restoreTestimonial: () => testimonialWrites.restoreTestimonial("x"),
  deleteTestimonial: () => testimonialWrites.deleteTestimonial("x"),
  updateTestimonial: () => testimonialWrites.updateTestimonial("x", person),
};

export const modelVerbs: Verbs = {
  ...productVerbs,
  ...blogVerbs,
  ...testimonialVerbs,
  ...enquiryVerbs,
  ...deletionVerbs,
  ...mailVerbs,
  ...accountVerbs,
  ...otherVerbs,
  ...sheetVerbs,
  ...pushVerbs,
};

/** A person's search in a table of the back office. */
export const searchedTables: Verbs = {
  listProductRows: () => listProductRows({ ...first, q: "bulk" }),
  listBlogRows: () => listBlogRows({ ...first, q: "bulk" }),
  listTestimonialRows: () => listTestimonialRows({ ...first, q: "bulk" }),
  listAdminRows: () => listAdminRows({ ...first, q: "bulk" }),
  listEnquiryRows: () => enquiries.listEnquiryRows({ ...first, q: "bulk" }, { ...noFilter, ...oneDay }),
};
