import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AdminHead } from "~/admin/frame/admin-head";
import { adminHead } from "~/admin/frame/title";
import { useTypedForm, WorkBack } from "~/admin/frame/typed-form";
import { answerForms, loadForms } from "~/admin/frame/typed-form.server";
import { issueFormToken } from "~/http/form-token.server";
import { enquiryList } from "~/models/enquiry/list";
import type { TypedLine } from "~/models/line/pasted";
import { sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/field/error-summary";
import { TextField } from "~/ui/field/field";
import { PersonFields } from "~/ui/field/person-fields";
import { useFigures } from "~/ui/figures";
import { PastedRows } from "~/ui/pasted-rows";
import { ReadLines } from "~/ui/read-lines";
import { answerMessage } from "./message.server";

export const meta: MetaFunction = ({ matches }) => adminHead("New enquiry from a message", matches);

export async function loader(args: LoaderFunctionArgs) {
  const form = { token: issueFormToken() };
  return loadForms(args, undefined, form, async () => form);
}

export async function action(args: ActionFunctionArgs) {
  return answerForms(args, { otherwise: answerMessage });
}

export default function NewEnquiry() {
  const { token } = useLoaderData<typeof loader>();
  const { typed, errors = {}, isRestored } = useTypedForm("list");
  const rows = useActionData<{ rows?: TypedLine[] }>()?.rows;
  const figures = useFigures();
  const values: Record<string, string> = Object.fromEntries(typed ?? []);
  const read = rows?.filter(({ ok }) => ok).length ?? 0;
  return (
    <div className="stack loose">
      <AdminHead
        title="New enquiry from a message"
        back={{ href: enquiryList.path, label: enquiryList.title }}
      />
      <ErrorSummary errors={errors} />
      {isRestored && <WorkBack />}
      <Form method="post" className="admin-form panel" noValidate>
        <input type="hidden" name="once" value={values.once ?? token} />
        <PersonFields values={values} errors={errors} />
        <TextField
          label="Message"
          name="list"
          rows={10}
          required
          spellCheck={false}
          hint="As the buyer sent it, one size per line. Empty fields above are filled from it; what is not read as a size stays as the enquiry's text."
          defaultValue={values.list}
          errors={errors.list}
        />
        {rows && (
          <ReadLines takesFocus={Object.keys(errors).length === 0}>
            <h2>{`${sayCount(read, "size", figures)} read`}</h2>
            <PastedRows rows={rows} />
          </ReadLines>
        )}
        <div className="cluster">
          <Button name="intent" value="save">
            Make the enquiry
          </Button>
          <Button look="quiet" name="intent" value="read">
            See how it is read
          </Button>
        </div>
      </Form>
    </div>
  );
}
