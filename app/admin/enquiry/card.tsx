import { EnquiryForm } from "~/admin/enquiry/status-form";
import type { ShownRow } from "~/admin/list/row-table";
import type { EnquiryLine } from "~/models/enquiry/form";
import { describeLine } from "~/models/enquiry/line";
import type { Enquiry } from "~/models/enquiry/list.server";
import type { Company } from "~/models/shop/company";
import { steelTypes } from "~/models/steel/kind";
import { formatWeight } from "~/models/steel/measure";
import { DataTable } from "~/ui/data-table";
import { DayText } from "~/ui/day-text";
import { useFigures } from "~/ui/figures";
import { SpecList } from "~/ui/spec-list";
import { UnsentMails } from "./unsent-mails";
import { EnquiryWays } from "./ways";

type EnquiryCardProps = {
  enquiry: Enquiry & ShownRow;
  /** The list as it is shown. */
  action: string;
  company: Company | undefined;
  typed: Record<string, string>;
};

export function EnquiryCard({ enquiry, action, company, typed }: EnquiryCardProps) {
  const { id, reference, name, lines, message, status } = enquiry;
  const created = enquiry.days.createdAt;
  const figures = useFigures();
  const total = lines.reduce((sum, line) => sum + line.weightKg, 0);
  return (
    <article id={`enquiry-${id}`} className={status === "new" ? "panel hot stack" : "panel stack"}>
      <div className="cluster between">
        <h2>{name}</h2>
        <p className="cluster close soft">
          <span className="tag plain">{status}</span> <span className="number">{reference}</span>{" "}
          {created && <DayText day={created} />}
        </p>
      </div>
      <EnquiryWays enquiry={enquiry} company={company} />
      {message && <p className="enquiry-message">{message}</p>}
      {lines.length > 0 && (
        <DataTable
          caption={`Sizes of ${reference}, ${formatWeight(total, figures)} in all`}
          columns={[
            { label: "Size" },
            { label: "For" },
            { label: "Grade" },
            { label: "Weight", numeric: true },
          ]}
          rows={lines.map((line) => [
            describeLine(line),
            <LineProduct key="for" line={line} />,
            line.grade ?? "–",
            formatWeight(line.weightKg, figures),
          ])}
        />
      )}
      <Circumstances enquiry={enquiry} />
      <UnsentMails mails={enquiry.mails.filter(({ attempts }) => attempts > 0)} action={action} />
      <EnquiryForm
        id={id}
        version={String(enquiry.version)}
        status={typed.status ?? status}
        note={typed.note ?? enquiry.note ?? ""}
        action={action}
        name={reference}
      />
    </article>
  );
}

function LineProduct({ line: { productId, productName, type } }: { line: EnquiryLine }) {
  if (productId && type) return <a href={`${steelTypes[type].detailPath}/${productId}`}>{productName}</a>;
  return productName ?? (type ? steelTypes[type].label : "Any that fits");
}

function Circumstances({ enquiry }: { enquiry: Enquiry }) {
  const { product, sourcePage, suspicion, earlier, deliveryPlace, wantedOn } = enquiry;
  const items = [
    ...(product
      ? [
          {
            label: "About",
            value: <a href={`${steelTypes[product.type].detailPath}/${product.id}`}>{product.name}</a>,
          },
        ]
      : []),
    ...(deliveryPlace ? [{ label: "Delivery to", value: deliveryPlace }] : []),
    ...(wantedOn ? [{ label: "Wanted by", value: <time dateTime={wantedOn}>{wantedOn}</time> }] : []),
    ...(sourcePage ? [{ label: "Sent from", value: sourcePage }] : []),
    ...(suspicion ? [{ label: "Why spam", value: suspicion }] : []),
    ...(earlier.last.length > 0
      ? [{ label: "Earlier, same phone", value: <Earlier earlier={earlier} /> }]
      : []),
  ];
  return items.length > 0 ? <SpecList items={items} /> : null;
}

function Earlier({ earlier: { last, more } }: Pick<Enquiry, "earlier">) {
  return (
    <span className="cluster close">
      {last.map(({ id, reference, status }) => (
        <a
          key={id}
          href={`/adminenquiries?q=${reference}${status === "spam" ? "&status=spam" : ""}`}
          className="number"
        >
          {reference}
        </a>
      ))}
      {more !== 0 && <span className="soft">and {more} more</span>}
    </span>
  );
}
