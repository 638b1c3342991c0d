const CONTROL = /<input[^>]*>|<textarea[^>]*>[^<]*<\/textarea>|<select[^>]*>[\s\S]*?<\/select>/g;

/** The fields of a page's editor, in their order, as a browser sends them. */
export function readEditorForm(html: string): URLSearchParams {
  const [form = ""] = /<form[^>]*id="editor"[\s\S]*?<\/form>/.exec(html) ?? [];
  const fields = new URLSearchParams();
  for (const [control] of form.matchAll(CONTROL)) {
    const name = /name="([^"]*)"/.exec(control)?.[1];
    if (!name || /type="submit"/.test(control)) continue;
    if (/type="checkbox"/.test(control) && !/ checked=""/.test(control)) continue;
    fields.append(name, readMarkup(readControl(control)));
  }
  return fields;
}

export function readMarkup(text: string) {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function readControl(control: string): string {
  if (control.startsWith("<textarea")) return />\n?([^<]*)</.exec(control)?.[1] ?? "";
  const written = control.startsWith("<select")
    ? (/<option[^>]*selected=""[^>]*>/.exec(control) ?? /<option[^>]*>/.exec(control))?.[0]
    : control;
  return /value="([^"]*)"/.exec(written ?? "")?.[1] ?? "";
}
