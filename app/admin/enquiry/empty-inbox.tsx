import type { ReactNode } from "react";
import { NothingFound } from "~/admin/list/empty-list";
import { type EnquiryFilter, noFilter, writeEnquiryPath } from "~/models/enquiry/filter";
import type { ListQuery } from "~/models/row/list-query";
import { ButtonLink } from "~/ui/button";

type EmptyInboxProps = { query: ListQuery; filter: EnquiryFilter };

export function EmptyInbox({ query, filter }: EmptyInboxProps) {
  const { status, from, to } = filter;
  const first = { ...query, q: "", page: 1 };
  if (query.q) return <NothingFound q={query.q} all={writeEnquiryPath(first, filter)} />;
  if (from || to) {
    return (
      <NoneChosen all={writeEnquiryPath(first, { ...noFilter, status })}>
        No enquiries came in on these days.
      </NoneChosen>
    );
  }
  if (status) {
    return (
      <NoneChosen all={writeEnquiryPath(first, noFilter)}>
        No enquiry is <strong>{status}</strong>.
      </NoneChosen>
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

function NoneChosen({ all, children }: { all: string; children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <p>
        <ButtonLink href={all} look="quiet" icon="mail">
          All enquiries
        </ButtonLink>
      </p>
    </>
  );
}
