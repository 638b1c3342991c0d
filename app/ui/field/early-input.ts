/** React 18 puts the first text of a textarea back while it hydrates. Answers how to return what was typed. */
export function keepEarlyText(): () => void {
  const areas = [...document.querySelectorAll("textarea")];
  const read = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    ({ value, selectionStart, selectionEnd }) as const;
  const texts = new Map(areas.map((area) => [area, read(area)]));
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) texts.set(target, read(target));
  };
  document.addEventListener("input", follow, true);
  return () => {
    document.removeEventListener("input", follow, true);
    for (const [area, { value, selectionStart, selectionEnd }] of texts) {
      if (area.value === value) continue;
      area.value = value;
      area.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

/**
 * Tells what listens of each field that was filled in before: weights, totals, drafts and questions count on hearing of
 * all that is typed.
 */
export function tellEarlyInput() {
  for (const field of filledFields()) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field.type === "file") field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

export function isFilledIn(form: HTMLFormElement) {
  return filledFields().some((field) => field.form === form);
}

/** That is not as the server wrote it. */
function filledFields() {
  const fields = document.querySelectorAll<Field>("input, textarea, select");
  return [...fields].filter((field) => field.form && isChanged(field));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (field.type === "hidden") return false;
  if (field.type === "checkbox" || field.type === "radio")
    return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
