import type { Company } from "~/models/shop/company";

/** A long address breaks behind its @ before it breaks in a word. */
export function MailLink({ company: { email } }: { company: Company }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
