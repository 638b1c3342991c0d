import type { Company } from "~/models/shop/company";

export function MailLink({ company: { email } }: { company: Company }) {
  return (
    <a href={`mailto:${email}`}>
      <MailAddress email={email} />
    </a>
  );
}

/** A long address breaks behind its @ before it breaks in a word. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
