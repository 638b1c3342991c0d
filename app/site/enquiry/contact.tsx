import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { rememberSent } from "~/http/cookie/sent.server";
import { loadOr } from "~/http/fault-reply.server";
import { everybody, respondToForm } from "~/http/form/reply.server";
import { issueFormToken } from "~/http/form/token.server";
import { sentPath } from "~/http/sent-link.server";
import { OWN } from "~/http/sharing.server";
import { ContactForm } from "~/models/enquiry/form";
import { contactRules } from "~/models/enquiry/rules";
import { findEnquiredProduct } from "~/models/enquiry/write.server";
import { readCompany } from "~/models/shop/company.server";
import { formatPhone, whatsappLink } from "~/models/shop/phone";
import { pageHead } from "~/site/frame/head";
import { Screen } from "~/site/frame/screen";
import { describeCompanyPage } from "~/site/frame/structured";
import { listPlace, listTrust } from "~/ui/company-facts";
import { CheckedForm } from "~/ui/field/checked-form";
import { checkByRules } from "~/ui/field/rule-check";
import { useFrame } from "~/ui/frame/frame";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { MailLink } from "~/ui/mail-link";
import { PhoneLink } from "~/ui/phone-link";
import { isAsked } from "~/ui/revalidation";
import { SpecList } from "~/ui/spec-list";
import { ContactFields } from "./contact-fields";
import { contactCopy } from "./copy";
import { sendEnquiry, showEnquiryAgain } from "./form.server";
import { writeQuestion } from "./question.server";

export { ownHeaders as headers } from "~/http/sharing.server";

export const handle: ScreenHandle = { hasForm: true };

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageHead(matches, {
    ...contactCopy.meta,
    canonical: "/contact",
    structured: describeCompanyPage("ContactPage", "/contact"),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const product = await loadOr(request, null, () => findEnquiredProduct(searchParams.get("product")));
  const question = writeQuestion(searchParams, product);
  return data({ product, question, token: issueFormToken() }, { headers: { "Cache-Control": OWN } });
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return isAsked(change) && change.defaultShouldRevalidate;
}

export async function action(args: ActionFunctionArgs) {
  return respondToForm(args, {
    guard: everybody,
    again: showEnquiryAgain,
    respond: (form) =>
      sendEnquiry(args.request, form, ContactForm, [], async (reference) => {
        const { heading, reference: label, text } = contactCopy.thanks;
        const { replyTime } = await readCompany();
        const when = replyTime ? ` We answer ${replyTime}.` : "";
        const headers = new Headers({ "Set-Cookie": await rememberSent(args.request, reference) });
        return redirectWithFlash(
          "/contact",
          {
            kind: "success",
            text: `${heading}. ${label}: ${reference}. ${text}${when}`,
            links: [{ href: sentPath(reference), label: "See what you sent" }],
          },
          headers,
        );
      }),
  });
}

export default function Contact() {
  const { product, question, token } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <Screen crumbs={[{ label: "Contact" }]}>
      <div className="split aside">
        <div className="stack">
          <h1>{contactCopy.heading}</h1>
          <p className="lede">{contactCopy.lead}</p>
          <CheckedForm
            key={token}
            check={(fields) => checkByRules(contactRules, fields)}
            serverErrors={failure?.errors}
            className="form panel hot"
          >
            {(errors) => (
              <>
                {product && <p className="label">About {product.name}</p>}
                <ContactFields
                  values={{ message: question, ...failure?.typed.values }}
                  errors={errors}
                  token={token}
                  messageHint={contactCopy.messageHint}
                >
                  <input
                    type="hidden"
                    name="product"
                    defaultValue={failure?.typed.values.product ?? product?.id ?? ""}
                  />
                </ContactFields>
              </>
            )}
          </CheckedForm>
        </div>
        <ContactWays question={question} />
      </div>
    </Screen>
  );
}

function ContactWays({ question }: { question: string }) {
  const { company } = useFrame();
  return (
    <aside className="stack loose sticky">
      <div className="panel stack">
        <h2>{contactCopy.reach.heading}</h2>
        <p>{contactCopy.reach.text}</p>
        <SpecList
          items={[
            { label: "Phone", value: <PhoneLink /> },
            {
              label: "WhatsApp",
              value: (
                <a href={whatsappLink(company.whatsapp, company.country, question.trim())}>
                  {formatPhone(company.whatsapp, company.country)}
                </a>
              ),
            },
            { label: "Email", value: <MailLink company={company} /> },
            ...listPlace(company),
            ...listTrust(company),
          ]}
        />
      </div>
      <div className="stack">
        <h2>{contactCopy.include.heading}</h2>
        <ul className="bullets">
          {contactCopy.include.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
