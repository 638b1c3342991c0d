import { type RefObject, useEffect, useState } from "react";
import { type QuotationTerms, type WorkedOut, workOut } from "~/models/quotation/form";

/** What the form of an element says, as it is typed; without a script, as it was when the page was made. */
export function useWorkedOut(
  element: RefObject<HTMLElement>,
  values: URLSearchParams,
  terms: QuotationTerms,
): WorkedOut {
  const [typed, setTyped] = useState(values);
  useEffect(() => setTyped(values), [values]);
  useEffect(() => {
    const form = element.current?.closest("form");
    if (!form) return;
    const read = () => setTyped(readForm(form));
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [element]);
  return workOut(typed, terms);
}

function readForm(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return fields;
}
