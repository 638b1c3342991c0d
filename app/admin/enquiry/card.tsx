import type { ShownEnquiry } from "~/admin/enquiry/rows.server";
import { writeReferencePath } from "~/models/enquiry/filter";
import { AS_WRITTEN, nameStatus } from "~/models/enquiry/form";
import { nameSource } from "~/models/enquiry/source";
import { publicName } from "~/models/row/list";
import type { AnswerText, Company } from "~/models/shop/company";
import { steelTypes } from "~/steel/kind";
import { ButtonLink } from "~/ui/button";
import { DayText } from "~/ui/day-text";
import { MailAddress } from "~/ui/mail-link";
import { MomentText } from "~/ui/moment-text";
import { SpecList } from "~/ui/spec-list";
import { EnquiryLines } from "./lines";
import { EnquiryQuotations } from "./quotations";
import { EnquiryForm, type UnsavedChange } from "./status-form";
import { UnsentMails } from "./unsent-mails";
import { EnquiryWays } from "./ways";

type EnquiryCardProps = {
  enquiry: ShownEnquiry;
  action: string;
  company: Company | undefined;
  answers: AnswerText[];
  unsaved: UnsavedChange | null;
};

export function EnquiryCard({ enquiry, action, company, answers, unsaved }: EnquiryCardProps) {
  const { id, reference, name, lines, message, unread, status, received, note } = enquiry;
  return (
    <article
      className={status === "new" ? "panel hot stack enquiry-card" : "panel stack enquiry-card"}
      aria-labelledby={`name-${id}`}
    >
      <div className="enquiry-head">
        <h2 id={`name-${id}`}>{name}</h2>
        <div className="cluster close soft">
          <span className={status === "new" ? "tag hot" : "tag plain"}>{nameStatus(status)}</span>{" "}
          <span className="number">{reference}</span> <MomentText moment={received} />
        </div>
      </div>
      <EnquiryWays enquiry={enquiry} company={company} answers={answers} />
      {message && <p className="enquiry-message">{message}</p>}
      {lines.length > 0 && <EnquiryLines lines={lines} of={reference} />}
      {unread && (
        <div>
          <h3 className="field-label">{AS_WRITTEN}, not read as sizes</h3>
          <p className="enquiry-message">{unread}</p>
        </div>
      )}
      <Circumstances enquiry={enquiry} />
      <EnquiryQuotations enquiry={enquiry} />
      <UnsentMails mails={enquiry.mails.filter(({ attempts }) => attempts > 0)} action={action} />
      <EnquiryForm
        id={id}
        status={status}
        note={note ?? ""}
        unsaved={unsaved}
        action={action}
        name={reference}
      />
      <Changes enquiry={enquiry} action={action} />
    </article>
  );
}

function Changes({ enquiry, action }: Pick<EnquiryCardProps, "enquiry" | "action">) {
  const { id, reference, email } = enquiry;
  const ask = `${action}${action.includes("?") ? "&" : "?"}delete=${id}`;
  const link = { look: "quiet", size: "small" } as const;
  return (
    <div className="cluster close">
      <ButtonLink href={`/admincustomer/${id}`} {...link} icon="user" about={`of ${reference}`}>
        All of this customer
      </ButtonLink>
      <ButtonLink href={`/editenquiry/${id}`} {...link} icon="edit" about={`of ${reference}`}>
        Correct
      </ButtonLink>
      <ButtonLink id={`delete-${id}`} href={ask} {...link} icon="trash" about={reference}>
        Delete
      </ButtonLink>
      <ButtonLink
        href={`${ask}&noun=${publicName("enquirer")}`}
        {...link}
        icon="trash"
        about={`of ${reference}`}
      >
        Delete everything from this phone{email && " or email"}
      </ButtonLink>
    </div>
  );
}

function Circumstances({ enquiry }: { enquiry: ShownEnquiry }) {
  const { product, email, sourcePage, suspicion, formerly, earlier, deliveryPlace, wanted } = enquiry;
  const about = product && (
    <a href={`${steelTypes[product.type].detailPath}/${product.id}`}>{product.name}</a>
  );
  const items = [
    ...(about ? [{ label: "About", value: about }] : []),
    ...(deliveryPlace ? [{ label: "Delivery to", value: deliveryPlace }] : []),
    ...(wanted ? [{ label: "Wanted by", value: <DayText day={wanted} /> }] : []),
    ...(email ? [{ label: "Email", value: <MailAddress email={email} /> }] : []),
    ...(formerly
      ? [{ label: "Corrected by its sender", value: <span className="lines">{formerly}</span> }]
      : []),
    ...(sourcePage ? [{ label: "Sent from", value: <a href={sourcePage}>{nameSource(sourcePage)}</a> }] : []),
    ...(suspicion ? [{ label: "Why spam", value: suspicion }] : []),
    ...(earlier.last.length > 0
      ? [{ label: "Earlier, same phone", value: <Earlier earlier={earlier} /> }]
      : []),
  ];
  return items.length > 0 ? <SpecList items={items} /> : null;
}

function Earlier({ earlier: { last, more } }: Pick<ShownEnquiry, "earlier">) {
  return (
    <span className="cluster close">
      {last.map(({ id, reference, status }) => (
        <a key={id} href={writeReferencePath({ reference, status })} className="number">
          {reference}
        </a>
      ))}
      {more !== 0 && <span className="soft">and {more} more</span>}
    </span>
  );
}
