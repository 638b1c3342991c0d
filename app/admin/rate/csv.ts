import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/file/csv.server";
import { loadFile } from "~/http/file/fault.server";
import { requireAdmin } from "~/http/guard.server";
import { currency } from "~/models/money/currency.server";
import { typeRate } from "~/models/rate/form";
import { cellsOfRate, rateHeadings } from "~/models/rate/spreadsheet.server";
import { readRateTable } from "~/models/rate/table.server";
import { figures } from "~/models/shop/figures.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, async () => {
    await requireAdmin(request);
    return csvFile("rates", rateHeadings, listLines());
  });
}

async function* listLines() {
  const { rates, version } = await readRateTable();
  yield rates.map((rate) => cellsOfRate(typeRate(rate, { currency, figures }), rate.day, version));
}
