import { writeReferencePath } from "~/models/enquiry/filter";
import { AS_WRITTEN } from "~/models/enquiry/form";
import { enquiryList } from "~/models/enquiry/list";
import { nameSource } from "~/models/enquiry/source";
import { publicName } from "~/models/row/list";
import type { AnswerText } from "~/models/shop/company";
import { capitalise } from "~/models/text/typed-text";
import { sayCount } from "~/steel/figures";
import { steelTypes } from "~/steel/kind";
import { ButtonLink } from "~/ui/button";
import { DayText } from "~/ui/day-text";
import { useFigures } from "~/ui/figures";
import { LineList } from "~/ui/line-list";
import { MailAddress } from "~/ui/mail-link";
import { MomentText } from "~/ui/moment-text";
import { SpecList } from "~/ui/spec-list";
import { AnswerLinks } from "./answer-links";
import type { ShownEnquiry } from "./shown.server";
import { EnquiryForm, type UnsavedChange } from "./status-form";
import { UnsentMails } from "./unsent-mails";

type EnquiryCardProps = {
  enquiry: ShownEnquiry;
  action: string;
  answers: AnswerText[];
  unsaved: UnsavedChange | null;
};

export function EnquiryCard({ enquiry, action, answers, unsaved }: EnquiryCardProps) {
  const { id, reference, name, lines, message, unread, status, received, note } = enquiry;
  const figures = useFigures();
  return (
    <article
      className={status === "new" ? "panel hot stack enquiry-card" : "panel stack enquiry-card"}
      aria-labelledby={`name-${id}`}
    >
      <div className="enquiry-head">
        <h2 id={`name-${id}`}>{name}</h2>
        <div className="cluster close soft">
          <span className={status === "new" ? "tag hot" : "tag plain"}>{capitalise(status)}</span>{" "}
          <span className="number">{reference}</span> <MomentText moment={received} />
        </div>
      </div>
      <AnswerLinks enquiry={enquiry} answers={answers} />
      {message && <p className="enquiry-message">{message}</p>}
      {lines.length > 0 && (
        <div>
          <h3 className="field-label">{sayCount(lines.length, "size", figures)}</h3>
          <LineList lines={lines} />
        </div>
      )}
      {unread && (
        <div>
          <h3 className="field-label">{AS_WRITTEN}, not read as sizes</h3>
          <p className="enquiry-message">{unread}</p>
        </div>
      )}
      <Circumstances enquiry={enquiry} />
      <EnquiryQuotations enquiry={enquiry} />
      <UnsentMails
        mails={enquiry.mails.filter(({ attempts, dueAt }) => attempts > 0 || !dueAt)}
        action={action}
      />
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
  const state = action.slice(enquiryList.path.length);
  const ask = `${action}${action.includes("?") ? "&" : "?"}delete=${id}`;
  const link = { look: "quiet", size: "small" } as const;
  return (
    <div className="cluster close">
      <ButtonLink href={`/admincustomer/${id}`} {...link} icon="user" about={`of ${reference}`}>
        All of this customer
      </ButtonLink>
      <ButtonLink href={`/editenquiry/${id}${state}`} {...link} icon="edit" about={`of ${reference}`}>
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
  const items = [
    {
      label: "About",
      value: product && <a href={`${steelTypes[product.type].detailPath}/${product.id}`}>{product.name}</a>,
    },
    { label: "Delivery to", value: deliveryPlace },
    { label: "Wanted by", value: wanted && <DayText day={wanted} /> },
    { label: "Email", value: email && <MailAddress email={email} /> },
    { label: "Corrected by its sender", value: formerly && <span className="lines">{formerly}</span> },
    { label: "Sent from", value: sourcePage && <a href={sourcePage}>{nameSource(sourcePage)}</a> },
    { label: "Why spam", value: suspicion },
    { label: "Earlier, same phone", value: earlier.length > 0 && <Earlier enquiry={enquiry} /> },
  ];
  return <SpecList items={items} />;
}

function Earlier({ enquiry: { id: own, earlier, hasMoreEarlier } }: { enquiry: ShownEnquiry }) {
  return (
    <span className="cluster close">
      {earlier.map(({ id, reference, status }) => (
        <a key={id} href={writeReferencePath({ reference, status })} className="number">
          {reference}
        </a>
      ))}
      {hasMoreEarlier && <a href={`/admincustomer/${own}`}>and more</a>}
    </span>
  );
}

function EnquiryQuotations({ enquiry }: { enquiry: ShownEnquiry }) {
  const { id, reference, quotations } = enquiry;
  return (
    <div className="stack close">
      {quotations.length > 0 && (
        <ul className="stack close">
          {quotations.map(({ id: quotation, number, status, totalText, asked }) => (
            <li key={quotation}>
              <a href={`/editquotation/${quotation}`} className="number">
                {number ? `Quotation ${number}` : "Draft of a quotation"}
              </a>{" "}
              <span className="tag plain">{capitalise(status)}</span>
              {totalText && <span className="number"> {totalText}</span>}
              {asked && <p className="enquiry-message">{asked}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="cluster close">
        <ButtonLink
          href={`/addquotation?enquiry=${id}`}
          look="quiet"
          size="small"
          icon="plus"
          about={`for ${reference}`}
        >
          {quotations.length > 0 ? "Another quotation" : "Make a quotation"}
        </ButtonLink>
      </div>
    </div>
  );
}
