import { plainOf } from "./page";

const CONTROL = /<input[^>]*>|<textarea[^>]*>[^<]*<\/textarea>|<select[^>]*>[\s\S]*?<\/select>/g;

/** The fields of a page's editor, in their order, as a browser sends them. */
export function readEditorForm(html: string): URLSearchParams {
  return readFields(/<form[^>]*id="editor"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "");
}

/** Those of the form with that button. */
export function readFormOf(html: string, button: string): URLSearchParams {
  const forms = Array.from(html.matchAll(/<form[\s\S]*?<\/form>/g), ([form]) => form);
  return readFields(forms.find((form) => form.includes(`>${button}<`)) ?? "");
}

function readFields(form: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [control] of form.matchAll(CONTROL)) {
    const name = /name="([^"]*)"/.exec(control)?.[1];
    if (!name || /type="submit"/.test(control)) continue;
    if (/type="checkbox"/.test(control) && !/ checked=""/.test(control)) continue;
    fields.append(name, plainOf(readControl(control)));
  }
  return fields;
}

function readControl(control: string): string {
  if (control.startsWith("<textarea")) return />\n?([^<]*)</.exec(control)?.[1] ?? "";
  const written = control.startsWith("<select")
    ? (/<option[^>]*selected=""[^>]*>/.exec(control) ?? /<option[^>]*>/.exec(control))?.[0]
    : control;
  return /value="([^"]*)"/.exec(written ?? "")?.[1] ?? "";
}
