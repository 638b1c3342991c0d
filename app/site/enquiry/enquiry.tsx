import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { forgetEnquiryList, readEnquiryList } from "~/http/enquiry-cookie.server";
import { redirectWithFlash } from "~/http/flash.server";
import { everybody, respondToForm } from "~/http/form-reply.server";
import { issueFormToken } from "~/http/form-token.server";
import { EnquiryListForm } from "~/models/enquiry/form";
import { enquiryListRules } from "~/models/enquiry/rules";
import { showLines } from "~/models/enquiry/shown.server";
import { formatWeight } from "~/models/steel/measure";
import { pageHead } from "~/site/frame/head";
import { Screen } from "~/site/frame/screen";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { CheckedForm } from "~/ui/field/checked-form";
import { ErrorSummary } from "~/ui/field/error-summary";
import { checkByRules } from "~/ui/field/rule-check";
import { useFigures } from "~/ui/figures";
import { useTraffic } from "~/ui/frame/connection";
import { ContactFields } from "./contact-fields";
import { contactCopy, enquiryListCopy } from "./copy";
import { EnquiryLines } from "./enquiry-lines";
import { sendEnquiry, showEnquiryAgain } from "./form.server";
import { listChanges, rejectList } from "./list-change.server";

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, { ...enquiryListCopy.meta, canonical: "/enquiry", noIndex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const listed = await readEnquiryList(request);
  const lines = await showLines(listed);
  return data({ lines, token: issueFormToken() }, { headers: { "Cache-Control": "private, no-cache" } });
}

/** `intent` names a change of the list; without one the list is sent. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  return respondToForm(args, {
    guard: everybody,
    again: showEnquiryAgain,
    async respond(form) {
      const listed = await readEnquiryList(request);
      const change = listChanges.get(form.fields.get("intent") ?? "");
      if (change) return change(listed, form.fields);
      if (listed.length === 0) return rejectList("Your enquiry list is empty");
      const lines = await showLines(listed);
      return sendEnquiry(request, form, EnquiryListForm, lines, async (reference) => {
        const headers = new Headers({ "Set-Cookie": await forgetEnquiryList() });
        const text = `${contactCopy.thanks.heading}. ${contactCopy.thanks.reference}: ${reference}. ${contactCopy.thanks.text}`;
        return redirectWithFlash("/enquiry", { kind: "success", text }, headers);
      });
    },
  });
}

export default function EnquiryList() {
  const { lines, token } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const figures = useFigures();
  const sending = useTraffic() === "sending";
  const total = lines.reduce((sum, line) => sum + line.weightKg, 0);
  return (
    <Screen crumbs={[{ label: enquiryListCopy.heading }]}>
      <h1>{enquiryListCopy.heading}</h1>
      {lines.length === 0 && <ErrorSummary errors={failure?.errors} />}
      {lines.length === 0 ? (
        <EmptyState title={enquiryListCopy.empty.heading}>
          <p>{enquiryListCopy.empty.text}</p>
          <p className="cluster">
            <ButtonLink href="/#calculator">Weight calculator</ButtonLink>
            <ButtonLink href="/allProduct" look="quiet">
              See the products
            </ButtonLink>
          </p>
        </EmptyState>
      ) : (
        <>
          <p className="lede">{enquiryListCopy.lead}</p>
          <div className="split aside">
            <div className="stack">
              <EnquiryLines lines={lines} />
              <p className="enquiry-total">
                Total: <strong className="number">{formatWeight(total, figures)}</strong>
              </p>
              <p className="soft small">{enquiryListCopy.totalHint}</p>
            </div>
            <div className="stack">
              <CheckedForm
                check={(fields) => checkByRules(enquiryListRules, fields)}
                serverErrors={failure?.errors}
                action="/enquiry"
                className="form panel hot"
              >
                {(errors) => (
                  <>
                    <h2>{enquiryListCopy.sendHeading}</h2>
                    <ContactFields
                      values={failure?.values ?? {}}
                      errors={errors}
                      token={token}
                      messageHint={contactCopy.messageHint}
                      messageRequired={false}
                    />
                    <Button icon="mail" disabled={sending}>
                      {sending ? "Sending..." : "Send enquiry"}
                    </Button>
                  </>
                )}
              </CheckedForm>
            </div>
          </div>
        </>
      )}
    </Screen>
  );
}
