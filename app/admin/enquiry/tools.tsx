import { useSearchParams } from "@remix-run/react";
import { NothingFound } from "~/admin/list/list-screen";
import { ListTools } from "~/admin/list/tools";
import { type EnquiryQuery, noFilter } from "~/models/enquiry/filter";
import { enquiryList } from "~/models/enquiry/list";
import { writeListQuery } from "~/models/row/list-query";
import type { FieldErrors } from "~/models/row/result";
import { ButtonLink } from "~/ui/button";
import { fieldOf, InputField } from "~/ui/field/field";

type InboxToolsProps = { query: EnquiryQuery; errors: FieldErrors; matching: number };

export function InboxTools({ query, errors, matching }: InboxToolsProps) {
  const [typed] = useSearchParams();
  const dayField = (label: string, name: "from" | "to") => (
    <InputField type="date" {...{ label, ...fieldOf(name, { [name]: typed.get(name) ?? "" }, errors) }} />
  );
  return (
    <ListTools
      list={enquiryList}
      query={query}
      matching={matching}
      days={{
        fields: (
          <div className="inbox-days">
            {dayField("From", "from")}
            {dayField("To", "to")}
          </div>
        ),
        names: ["from", "to"],
        asked: Boolean(typed.get("from") || typed.get("to")),
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
