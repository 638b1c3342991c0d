import { NothingFound } from "~/admin/list/list-screen";
import { ListTools } from "~/admin/list/tools";
import { type EnquiryFilter, noFilter, writeEnquiryPath } from "~/models/enquiry/filter";
import { enquiryList } from "~/models/enquiry/list";
import type { ListQuery } from "~/models/row/list-query";
import { ButtonLink } from "~/ui/button";
import { InputField } from "~/ui/field/field";

type Shown = { query: ListQuery; filter: EnquiryFilter };

export function InboxTools({ query, filter, matching }: Shown & { matching: number }) {
  const { status, from, to } = filter;
  return (
    <ListTools
      list={enquiryList}
      query={query}
      matching={matching}
      href={(state, path) => writeEnquiryPath(state, filter, path)}
      days={{
        fields: (
          <div className="inbox-days">
            <InputField label="From" name="from" type="date" defaultValue={from ?? ""} />
            <InputField label="To" name="to" type="date" defaultValue={to ?? ""} />
          </div>
        ),
        kept: status ? { status } : {},
        asked: Boolean(from || to),
        cleared: writeEnquiryPath({ ...query, q: "", page: 1 }, { ...noFilter, status }),
      }}
    />
  );
}

export function EmptyInbox({ query, filter }: Shown) {
  const { status, from, to } = filter;
  const first = { ...query, q: "", page: 1 };
  if (query.q) return <NothingFound q={query.q} all={writeEnquiryPath(first, filter)} />;
  const ofDays = Boolean(from || to);
  if (ofDays || status) {
    const all = writeEnquiryPath(first, { ...noFilter, status: ofDays ? status : null });
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
          <ButtonLink href={all} look="quiet" icon="mail">
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
