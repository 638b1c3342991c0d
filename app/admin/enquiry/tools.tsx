import { NothingFound } from "~/admin/list/list-screen";
import { ListTools } from "~/admin/list/tools";
import { type EnquiryQuery, noFilter } from "~/models/enquiry/filter";
import { enquiryList } from "~/models/enquiry/list";
import { writeListQuery } from "~/models/row/list-query";
import { ButtonLink } from "~/ui/button";
import { InputField } from "~/ui/field/field";

export function InboxTools({ query, matching }: { query: EnquiryQuery; matching: number }) {
  const { from, to } = query;
  return (
    <ListTools
      list={enquiryList}
      query={query}
      matching={matching}
      days={{
        fields: (
          <div className="inbox-days">
            <InputField label="From" name="from" type="date" defaultValue={from ?? ""} />
            <InputField label="To" name="to" type="date" defaultValue={to ?? ""} />
          </div>
        ),
        names: ["from", "to"],
        asked: Boolean(from || to),
      }}
    />
  );
}

export function EmptyInbox({ query }: { query: EnquiryQuery }) {
  const { q, status, from, to } = query;
  const { path } = enquiryList;
  if (q) return <NothingFound query={query} path={path} />;
  const ofDays = Boolean(from || to);
  if (ofDays || status) {
    const all = { ...query, page: 1, ...noFilter, status: ofDays ? status : null };
    return (
      <>
        <p>
          {ofDays ? (
            "No enquiries came in on these days."
          ) : (
            <>
              No enquiry is <strong>{status}</strong>.
            </>
          )}
        </p>
        <p>
          <ButtonLink href={path + writeListQuery(all)} look="quiet" icon="mail">
            All enquiries
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        Enquiries come here from the contact form, the enquiry list and the messages that you enter yourself.
        Your phone can <a href="/adminpassword#notifications">notify you of each</a>.
      </p>
      <p>
        <ButtonLink href="/contact" look="quiet" icon="eye">
          See the contact form
        </ButtonLink>
      </p>
    </>
  );
}
