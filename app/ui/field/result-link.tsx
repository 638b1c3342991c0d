/** What becomes of a field's text, below it. */
export function ResultLink({ says, href, text }: Record<"says" | "href" | "text", string>) {
  return (
    <span className="field-hint">
      {says} <a href={href}>{text}</a>
    </span>
  );
}
