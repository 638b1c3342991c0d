import { NothingFound } from "~/admin/list/empty-list";
import { ButtonLink } from "~/ui/button";

type EmptyInboxProps = {
  q: string;
  status: string | null;
  /** The inbox as it is shown now, without the search. */
  all: string;
};

/** How enquiries will come, or how to see the others. */
export function EmptyInbox({ q, status, all }: EmptyInboxProps) {
  if (q) return <NothingFound q={q} all={all} />;
  if (status) {
    return (
      <>
        <p>
          No enquiry is <strong>{status}</strong>.
        </p>
        <p>
          <ButtonLink href="/adminenquiries" look="quiet" icon="mail">
            All enquiries
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        Enquiries come here from the contact form, the enquiry list and the messages that you write down
        yourself. Your phone can <a href="/adminpassword#notifications">tell you of each</a>.
      </p>
      <p className="cluster">
        <ButtonLink href="/addenquiry" icon="plus">
          New enquiry from a message
        </ButtonLink>
        <ButtonLink href="/contact" look="quiet" icon="eye">
          See the contact form
        </ButtonLink>
      </p>
    </>
  );
}
