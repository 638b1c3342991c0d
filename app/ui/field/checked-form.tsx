import { useFormAction } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import type { FieldErrors } from "~/models/row/result";
import { ErrorSummary } from "./error-summary";
import { useFieldCheck } from "./field-check";

type CheckedFormProps = {
  check: (fields: FormData) => FieldErrors;
  serverErrors: FieldErrors | undefined;
  action?: string;
  id?: string;
  className: string;
  children: (errors: FieldErrors) => ReactNode;
};

export function CheckedForm({ check, serverErrors, action, id, className, children }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const here = useFormAction();
  const { errors, stopped, ...events } = useFieldCheck({ form, check, serverErrors });
  return (
    <>
      {(serverErrors || stopped > 0) && <ErrorSummary errors={errors} takesFocus={stopped === 0} />}
      {/* No Form of the router: it would give up what is under way, instead of waiting for it. */}
      <form
        ref={form}
        method="post"
        action={action ?? here}
        id={id}
        noValidate
        className={className}
        {...events}
      >
        {children(errors)}
      </form>
    </>
  );
}
