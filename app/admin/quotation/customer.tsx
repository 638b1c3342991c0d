import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { adminHead } from "~/admin/frame/head";
import { loadScreen } from "~/http/fault-reply.server";
import { requireAdmin } from "~/http/guard.server";
import { writeReferencePath } from "~/models/enquiry/filter";
import { quotationList } from "~/models/quotation/list";
import { capitalise } from "~/models/text/typed-text";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { CallLink } from "~/ui/contact-links";
import { DayText } from "~/ui/day-text";
import { useFigures } from "~/ui/figures";
import { MailAddress } from "~/ui/mail-link";
import { MomentText } from "~/ui/moment-text";
import { type ShownCustomer, showCustomer } from "./shown.server";

export { alwaysFresh as shouldRevalidate } from "~/admin/list/list-screen";

export const meta: MetaFunction = ({ matches }) => adminHead("Customer", matches);

/** What is of the same phone or mail address as the enquiry or quotation of that id: nothing of it is kept twice. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    await requireAdmin(request);
    const customer = await showCustomer(params.id ?? "");
    if (!customer) throw data({ message: "Nothing is stored about this customer." }, { status: 404 });
    return { customer };
  });
}

export default function CustomerScreen() {
  const { customer } = useLoaderData<typeof loader>();
  const { name, phone, email, quotations, enquiries, more } = customer;
  const figures = useFigures();
  return (
    <div className="stack loose">
      <AdminHeading title={name}>
        <div className="cluster">
          {phone && <CallLink phone={phone} />}
          {email && <MailAddress email={email} />}
        </div>
      </AdminHeading>
      <section className="stack" aria-labelledby="quotations">
        <h2 id="quotations">Quotations ({formatCount(quotations.length + more.quotations, figures)})</h2>
        {quotations.length === 0 && <p>Nothing has been quoted yet.</p>}
        <ul className="stack">
          {quotations.map((quotation) => (
            <Quoted key={quotation.id} quotation={quotation} />
          ))}
        </ul>
        <More count={more.quotations} href={quotationList.path} />
      </section>
      <section className="stack" aria-labelledby="enquiries">
        <h2 id="enquiries">Enquiries ({formatCount(enquiries.length + more.enquiries, figures)})</h2>
        {enquiries.length === 0 && <p>No enquiries have come through the site.</p>}
        <ul className="stack">
          {enquiries.map((enquiry) => (
            <Enquired key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
        <More count={more.enquiries} href="/adminenquiries" />
      </section>
    </div>
  );
}

function Quoted({ quotation }: { quotation: ShownCustomer["quotations"][number] }) {
  const { id, number, status, dayText, totalText, asked } = quotation;
  const name = number ?? "Draft";
  return (
    <li className="panel stack close">
      <p>
        <a href={quotationList.editPath + id} className="number">
          {name}
        </a>{" "}
        <span className="tag plain">{capitalise(status)}</span> <DayText day={dayText} />
        {totalText && <span className="number"> · {totalText}</span>}
      </p>
      {asked && <p className="enquiry-message">{asked}</p>}
      <Again href={`${quotationList.add.href}?from=${id}`} label="Quote the same again" name={name} />
    </li>
  );
}

function Enquired({ enquiry }: { enquiry: ShownCustomer["enquiries"][number] }) {
  const { id, reference, status, received, sizes, message, unread, note } = enquiry;
  return (
    <li className="panel stack close">
      <div className="cluster close">
        <a href={writeReferencePath(enquiry)} className="number">
          {reference}
        </a>
        <span className="tag plain">{capitalise(status)}</span>
        <MomentText moment={received} />
      </div>
      {sizes.length > 0 && <p>{sizes.join("; ")}</p>}
      {message && <p className="enquiry-message">{message}</p>}
      {unread && <p className="enquiry-message">{unread}</p>}
      {note && (
        <div>
          <h3 className="field-label">Note</h3>
          <p className="enquiry-message">{note}</p>
        </div>
      )}
      <Again href={`${quotationList.add.href}?enquiry=${id}`} label="Make a quotation" name={reference} />
    </li>
  );
}

function Again({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <div className="cluster">
      <ButtonLink href={href} look="quiet" size="small" icon="plus" about={name}>
        {label}
      </ButtonLink>
    </div>
  );
}

function More({ count, href }: { count: number; href: string }) {
  const figures = useFigures();
  if (count === 0) return null;
  return (
    <p>
      <a href={href}>{formatCount(count, figures)} more in the list</a>
    </p>
  );
}
