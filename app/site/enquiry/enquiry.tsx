import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { forgetEnquiryList, readEnquiryList } from "~/http/cookie/enquiry-list.server";
import { rememberSent } from "~/http/cookie/sent.server";
import { loadOr } from "~/http/fault-reply.server";
import { everybody, respondToForm, type Unsaved } from "~/http/form/reply.server";
import { issueFormToken } from "~/http/form/token.server";
import { readListLink } from "~/http/list-link.server";
import { sentPath } from "~/http/sent-link.server";
import { OWN } from "~/http/sharing.server";
import { EnquiryListForm } from "~/models/enquiry/list-form.server";
import type { Line } from "~/models/line/line";
import { keyOf } from "~/models/line/packed.server";
import { listFittingProducts, nameLines } from "~/models/line/product.server";
import { dayOf, writeDay } from "~/models/shop/day.server";
import { pageHead } from "~/site/frame/head";
import { PrintedFrom } from "~/site/frame/printed-from";
import { Screen } from "~/site/frame/screen";
import enquiryRules from "~/styles/enquiry.css?inline";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ENTER, EnterButton } from "~/ui/field/enter-button";
import { ErrorSummary } from "~/ui/field/error-summary";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useFlash } from "~/ui/frame/frame";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { Notice } from "~/ui/notice";
import { enquiryListCopy } from "./copy";
import { listEarlier } from "./earlier.server";
import { EarlierList } from "./earlier-list";
import { EnquiryLines } from "./enquiry-lines";
import { type FormFailure, findSent, readAllTyped, sendEnquiry, showEnquiryAgain } from "./form.server";
import { writeHandOn } from "./hand-on.server";
import {
  changeTypedLines,
  findListChange,
  keepList,
  type ListReply,
  refuseList,
  refuseUnlisted,
  sayChanged,
} from "./list-change.server";
import { isPaste, type PasteReply, readPaste, showPaste } from "./paste.server";
import { PasteList } from "./paste-list";
import { ReceivedList } from "./received-list";
import { ListButton, SEND_FORM, SendList } from "./send-list";
import { ShareList } from "./share-list";

export const handle: ScreenHandle = { rules: [enquiryRules], isDocument: true, hasForm: true };

export { ownHeaders as headers } from "~/http/sharing.server";
export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, { ...enquiryListCopy.meta, canonical: "/enquiry", noIndex: true });

/** `?list=` is a list that somebody has handed on; nothing is changed by looking at it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = new URL(request.url).searchParams.get("list");
  const listed = await readEnquiryList(request, context);
  const linked = link === null ? null : readListLink(link);
  // A form that a failing store has refused is shown again on this page, with all that was typed.
  const show = (lines: Line[]) => loadOr(request, lines, () => nameLines(lines));
  const lines = await show(listed);
  const shown = {
    lines,
    products: await loadOr(request, {}, () => listFittingProducts(lines)),
    keys: listed.map(keyOf),
    share: writeHandOn(request, enquiryListCopy.paperTitle, lines),
    earlier: await loadOr(request, [], () => listEarlier(request)),
    received: linked && { link: link ?? "", lines: await show(linked) },
    isLinkBroken: link !== null && linked === null,
    token: issueFormToken(),
    today: dayOf(new Date()),
    day: writeDay(new Date()),
  };
  return data(shown, {
    status: shown.isLinkBroken ? 400 : 200,
    headers: { "Cache-Control": OWN },
  });
}

/** `intent` names a change of the list or of a pasted one; without it the list is sent as it stands. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return respondToForm(args, {
    guard: everybody,
    again: (unsaved) => showAgain(unsaved),
    async respond(form) {
      const { fields } = form;
      const intent = fields.get("intent") ?? "";
      const listed = await readEnquiryList(request);
      const asked = { request, context, lines: listed, fields };
      if (isPaste(intent)) return readPaste(asked);
      const change = findListChange(asked, intent);
      if (change) return change();
      if (intent !== "" && intent !== ENTER) return refuseList(fields, "There is no such action");
      const text = fields.get("list") ?? "";
      if (listed.length === 0 && text.trim() === "" && !fields.has("line")) {
        return refuseList(fields, "Your enquiry list is empty");
      }
      // Refuses sizes that were seen and have gone, such as in another window; a form that was sent has its answer.
      const changed = changeTypedLines(asked);
      if (!changed.ok) {
        const sent = await findSent(fields);
        // Its own list is sent: what was collected since is another one, and stays.
        return sent ? leadToSent(request, sent) : changed.refused;
      }
      if (intent === ENTER && changed.changed.length > 0) {
        return keepList(changed.lines, { text: sayChanged(changed.changed) }, asked);
      }
      const lines = await nameLines(changed.lines);
      const send = () =>
        sendEnquiry(request, form, EnquiryListForm, lines, async (reference) =>
          leadToSent(request, reference, new Headers({ "Set-Cookie": await forgetEnquiryList() })),
        );
      return refuseUnlisted(fields, lines) ?? send();
    },
  });
}

type Reply = Partial<FormFailure & ListReply & { paste: PasteReply }>;

const nothing = { values: {}, lines: {}, list: "" };

export default function EnquiryList() {
  const { lines, products, keys, share, earlier, received, isLinkBroken, token, today, day } =
    useLoaderData<typeof loader>();
  const reply: Reply = useActionData<typeof action>() ?? {};
  const { typed = nothing, errors, paste, list } = reply;
  const copy = enquiryListCopy;
  // A text that was not read can be sent as it is.
  const isSendable = lines.length > 0 || typed.list.trim() !== "";
  const place = received ? `/enquiry?list=${received.link}` : "/enquiry";
  const pasteList = (
    <PasteList action={place} reply={paste} text={typed.list} errors={errors?.list} isAlone={!isSendable} />
  );
  return (
    <Screen crumbs={[{ label: copy.heading }]}>
      <h1>{copy.heading}</h1>
      {/* Changes the lines that were typed into, and sends the list where none was. */}
      {isSendable ? (
        <EnterButton form={SEND_FORM} name="intent" value={ENTER}>
          Send enquiry
        </EnterButton>
      ) : (
        <form method="post" action={place} id={SEND_FORM} hidden>
          <HiddenFields fields={typed.values} />
        </form>
      )}
      {list?.done && <Notice tone="good">{list.done.text}</Notice>}
      <UndoRemoval undone={list?.done?.undo} />
      <ErrorSummary errors={list?.errors} labels={list?.labels} />
      {isLinkBroken && <ErrorSummary errors={{ form: [copy.brokenLink] }} />}
      {received && <ReceivedList {...received} />}
      {lines.length === 0 ? (
        <EmptyState title={copy.empty.heading}>
          <p>{copy.empty.text}</p>
          <p className="cluster">
            <ButtonLink href="/#calculator">Weight calculator</ButtonLink>
            <ButtonLink href="/allProduct" look="quiet">
              See the products
            </ButtonLink>
          </p>
        </EmptyState>
      ) : (
        <p className="lede screen-only">{copy.lead}</p>
      )}
      {isSendable ? (
        <div className="split aside">
          <div className="stack loose">
            {lines.length > 0 && (
              <EnquiryLines
                lines={lines}
                names={keys}
                typed={typed.lines}
                errors={list?.errors ?? {}}
                products={products}
              />
            )}
            {pasteList}
            {lines.length > 0 && <ShareList share={share} />}
          </div>
          <SendList action={place} errors={errors} values={typed.values} token={token} today={today} />
        </div>
      ) : (
        pasteList
      )}
      <EarlierList enquiries={earlier} />
      <PrintedFrom day={day} path="/enquiry" />
    </Screen>
  );
}

function UndoRemoval({ undone }: { undone: { id: string } | undefined }) {
  const flash = useFlash()?.undo;
  const undo = undone ?? flash;
  if (!undo) return null;
  return (
    <p>
      <input form={SEND_FORM} type="hidden" name="id" value={undo.id} />
      <ListButton look="quiet" icon="back" value="undo">
        Undo
      </ListButton>
    </p>
  );
}

async function leadToSent(request: Request, reference: string, headers = new Headers()) {
  headers.append("Set-Cookie", await rememberSent(request, reference));
  return redirect(sentPath(reference), { headers });
}

/** What was typed stands where it was typed. */
function showAgain(unsaved: Unsaved) {
  const { fields, message, status } = unsaved;
  const intent = fields.get("intent") ?? "";
  if (isPaste(intent)) return showPaste(readAllTyped(fields), { problem: message }).data;
  return intent && intent !== ENTER ? refuseList(fields, message, status).data : showEnquiryAgain(unsaved);
}
