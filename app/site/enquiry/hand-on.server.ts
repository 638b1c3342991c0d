import { writeListLink } from "~/http/list-link.server";
import { siteOrigin } from "~/http/site-origin.server";
import { fitAddress, mailAddress } from "~/models/enquiry/message-address";
import type { Line } from "~/models/line/line";
import { listAgain } from "~/models/line/listed";
import { writeLines } from "~/models/line/text";
import { figures } from "~/models/shop/figures.server";

export type HandedOn = ReturnType<typeof writeHandOn>;

/** The sizes as they leave the site: as text whole, in the addresses as much of it as these have room for. */
export function writeHandOn(request: Request, title: string, lines: readonly Line[]) {
  const link = writeListLink(listAgain(lines));
  const address = link && `${siteOrigin(request)}/enquiry?list=${link}`;
  const texts = writeLines(lines, figures).map((sizes) =>
    [title, "", ...sizes, ...(address ? ["", address] : [])].join("\n"),
  );
  return {
    text: texts[0] ?? "",
    /** Of the same sizes on this site; null when no address has room for them. */
    address,
    mail: fitAddress(texts, (each) => mailAddress("", title, each)),
    whatsapp: fitAddress(texts, (each) => `https://wa.me/?text=${encodeURIComponent(each)}`),
  };
}
