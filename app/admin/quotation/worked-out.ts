import { useEffect, useState } from "react";
import { EDITOR_FORM } from "~/admin/editor/form";
import { type QuotationTerms, workOut } from "~/models/quotation/form";
import { readLineRows } from "~/models/quotation/typed";
import { textsOf } from "~/ui/field/form-texts";

/** What the form says, as it is typed; without a script, as it was when the page was made. */
export function useWorkedOut(values: URLSearchParams, terms: QuotationTerms) {
  const [typed, setTyped] = useState(values);
  useEffect(() => setTyped(values), [values]);
  useEffect(() => {
    const read = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (form?.id === EDITOR_FORM) setTyped(textsOf(new FormData(form)));
    };
    document.addEventListener("input", read);
    return () => document.removeEventListener("input", read);
  }, []);
  // On the screen a row that was emptied keeps its place.
  return workOut(typed, terms, typed === values ? undefined : readLineRows(typed));
}
