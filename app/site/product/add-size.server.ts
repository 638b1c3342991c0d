import { data } from "@remix-run/node";
import { readEnquiryList, writeEnquiryList } from "~/http/cookie/enquiry-list.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { amountOf } from "~/models/line/line";
import { figures } from "~/models/shop/figures.server";
import { addAsked, NO_ROOM } from "~/site/enquiry/list-change.server";
import { readCalculator } from "~/steel/calculator";

/** Puts a size of a product's page on the enquiry list. What cannot be comes back to that page, as it was typed. */
export async function addSize(request: Request, fields: URLSearchParams, product: string) {
  const { pathname } = new URL(request.url);
  fields.set("product", product);
  fields.set("back", pathname);
  const added = addAsked(await readEnquiryList(request), fields);
  if (!added.ok) {
    return data(refuseSize(fields, added.problem, added.errors.pieces), { status: 400 });
  }
  const header = await writeEnquiryList(added.lines);
  if (header === null) return data(refuseSize(fields, NO_ROOM), { status: 400 });
  const headers = new Headers({ "Set-Cookie": header });
  return redirectWithFlash(
    pathname + findPlace(request, fields),
    { kind: "success", ...added.done },
    headers,
  );
}

/** A whole new page begins where the size was added; one that scripts have kept stands still. */
function findPlace({ headers }: Request, fields: URLSearchParams) {
  if (headers.get("Sec-Fetch-Dest") === "empty") return "";
  const place = fields.get("place") ?? "";
  return `#${PLACE.test(place) ? place : "calculator"}`;
}

/** How many of each size of a product are on the list, by the size as its rows write it. */
export async function countListed(request: Request, product: string): Promise<Record<string, number>> {
  const lines = (await readEnquiryList(request)).filter(({ productId }) => productId === product);
  return Object.fromEntries(
    lines.map((line) => {
      const { thickness, width, inner, byWeight, pieces } = line;
      const each = byWeight ? [amountOf(line), inner] : [amountOf(line)];
      return [[thickness, width, ...each].join("x"), pieces];
    }),
  );
}

/** As the forms of a product's page name their fields. */
const PLACE = /^(?:chosen-pieces|pieces-[\dx.]{1,60})$/;

export type SizeReply = ReturnType<typeof refuseSize>;

/** A size that could not be added, as it was typed; `fault` is the message of the field `place`, for its pieces. */
export function refuseSize(fields: URLSearchParams, problem: string, fault: string | null = null) {
  const size = fields.get("size");
  const place = fields.get("place") ?? "";
  return {
    problem,
    fault: PLACE.test(place) ? fault : null,
    place,
    size,
    pieces: fields.get("pieces") ?? "",
    /** The same in the fields of the calculator. */
    calculator: readCalculator(fields, figures),
  };
}
