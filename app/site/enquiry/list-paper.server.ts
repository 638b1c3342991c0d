import { addWeights, type Line, writeTotal } from "~/models/enquiry/line";
import { partsOfLine } from "~/models/enquiry/list-text";
import type { ListPaper } from "~/models/paper/print.server";
import { type Company, writeAddress } from "~/models/shop/company";
import { writeDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { formatPhone } from "~/models/shop/phone";
import { indicativeNote } from "~/site/written/section";
import { PATTERN_NOTE } from "~/steel/pattern";

type Listed = {
  title: string;
  at: Date;
  lines: readonly Line[];
  facts: ListPaper["facts"];
  texts: string[];
};

export function writeListPaper({ title, at, lines, facts, texts }: Listed, company: Company): ListPaper {
  const total = addWeights(lines);
  return {
    language: "en",
    title,
    subject: "Sizes asked for, with their weights",
    at: at.toISOString(),
    company: {
      name: company.name,
      address: writeAddress(company),
      phone: formatPhone(company.phone, company.country),
      email: company.email,
    },
    label: "Enquiry list",
    facts,
    sizes: lines.map((line) => partsOfLine(line, figures)),
    texts: [
      ...(lines.length > 0 ? [`Total: ${writeTotal(total, figures)}`] : []),
      ...(total.patterned ? [PATTERN_NOTE] : []),
      ...texts,
    ],
    note: indicativeNote,
    date: writeDay(at).text,
    lostNote: "Some characters cannot be printed here; the site's page shows them all.",
  };
}
