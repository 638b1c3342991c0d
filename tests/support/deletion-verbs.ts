import {
  deleteEnquirer,
  deleteEnquiry,
  deleteOldEnquiries,
  findEnquirerName,
  findEnquiryName,
  restoreEnquiries,
} from "~/models/enquiry/delete.server";
import { listWaitingEnquiries } from "~/models/enquiry/list.server";
import { writeSetting } from "~/models/row/setting.server";
import type { Verbs } from "./verb-table";

async function newestId() {
  const [row] = await listWaitingEnquiries(1);
  return row?.id ?? "";
}

async function deleteAndRestore(remove: typeof deleteEnquiry) {
  const deleted = await remove(await newestId());
  if (!deleted.ok) throw new Error("No enquiry was deleted");
  await restoreEnquiries(deleted.value.undoId);
}

export const deletionVerbs: Verbs = {
  findEnquiryName: async () => findEnquiryName(await newestId()),
  findEnquirerName: async () => findEnquirerName(await newestId()),
  deleteEnquiry: () => deleteAndRestore(deleteEnquiry),
  deleteEnquirer: () => deleteAndRestore(deleteEnquirer),
  restoreEnquiries: () => restoreEnquiries("x"),
  async deleteOldEnquiries() {
    await writeSetting("company.enquiryMonths", "600");
    await deleteOldEnquiries(new Date());
  },
};
