import { pageOffers } from "~/models/quotation/list.server";
import { parseStatus, quotationStatuses } from "~/models/quotation/state";
import { invalid } from "~/models/row/result";
import type { Call } from "./endpoint.server";
import { askPage, pageHeaders } from "./paging.server";
import { quotation } from "./quotation-json.server";
import { listResponse, readRow } from "./read.server";
import { rejectResult, reply } from "./reply.server";

const getAllQuotation: Call = {
  method: "GET",
  guard: "admin",
  document: {
    summary: "Quotations, newest first, a page at a time",
    paged: "always",
    query: [
      {
        name: "status",
        description: "Only those with this status",
        schema: { type: "string", enum: quotationStatuses },
      },
    ],
    response: listResponse(quotation),
  },
  async respond({ url }) {
    const asked = url.searchParams.get("status");
    const status = parseStatus(asked);
    if (asked && !status) return rejectResult(invalid({ status: [STATUS] }), quotation.name);
    const page = askPage(url.searchParams);
    if (!page.ok) return rejectResult(page, quotation.name);
    const { rows, total } = await pageOffers(status, page.value.page, page.value.limit);
    const headers = pageHeaders(url, page.value, total, status ? { status } : {});
    return reply(200, { data: rows.map(quotation.json) }, headers);
  },
};

const STATUS = `status must be one of ${quotationStatuses.join(", ")}`;

export const quotationCalls = {
  getAllQuotation,
  getQuotation: readRow(quotation, "admin", "One quotation"),
};
