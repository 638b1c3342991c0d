import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LONGEST_ENQUIRY_LIST, readEnquiryList, writeEnquiryList } from "~/http/enquiry-cookie.server";
import { redirectWithFlash } from "~/http/flash.server";
import { everybody, respondToForm } from "~/http/form-reply.server";
import { issueFormToken } from "~/http/form-token.server";
import { type EnquiryLine, EnquiryListForm } from "~/models/enquiry/form";
import { readEnquiryLine } from "~/models/enquiry/line";
import { enquiryListRules } from "~/models/enquiry/rules";
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
import { type FormFailure, sendEnquiry, showEnquiryAgain } from "./form.server";

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, { ...enquiryListCopy.meta, canonical: "/enquiry", noIndex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const lines = await readEnquiryList(request);
  return data({ lines, token: issueFormToken() }, { headers: { "Cache-Control": "private, no-cache" } });
}

/** `intent=add` puts a size on the list, `remove` takes one off, and without it the list is sent. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  return respondToForm(args, {
    guard: everybody,
    again: showEnquiryAgain,
    async respond(form) {
      const lines = await readEnquiryList(request);
      const intent = form.fields.get("intent");
      if (intent === "add") return addLine(lines, form.fields);
      if (intent === "remove") return removeLine(lines, form.fields.get("line"));
      if (lines.length === 0) return reject("Your enquiry list is empty");
      return sendEnquiry(request, form, EnquiryListForm, lines, async (reference) => {
        const headers = new Headers({ "Set-Cookie": await writeEnquiryList([]) });
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

async function addLine(lines: EnquiryLine[], fields: URLSearchParams) {
  const line = readEnquiryLine(fields);
  if (!line) return reject("That size could not be read: please work out its weight first");
  if (lines.length >= LONGEST_ENQUIRY_LIST) {
    return reject(`The list holds ${LONGEST_ENQUIRY_LIST} sizes: please send it, or take one off`);
  }
  const header = await writeEnquiryList([...lines, line]);
  return redirectWithFlash(
    "/enquiry",
    { kind: "success", text: "Added to your enquiry list." },
    new Headers({ "Set-Cookie": header }),
  );
}

async function removeLine(lines: EnquiryLine[], line: string | null) {
  const remaining = lines.filter((_, index) => String(index) !== line);
  return redirect("/enquiry", { headers: { "Set-Cookie": await writeEnquiryList(remaining) } });
}

function reject(message: string) {
  const failure: FormFailure = { values: {}, errors: { form: [message] } };
  return data(failure, { status: 400 });
}
