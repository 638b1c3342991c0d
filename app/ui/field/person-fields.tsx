import { contactRules } from "~/models/enquiry/rules";
import type { FieldErrors } from "~/models/row/result";
import { fieldOf, InputField, type Values } from "./field";

type PersonFieldsProps = {
  values: Values;
  errors: FieldErrors;
  emailHint?: string;
  /** Else an admin writes a buyer down. */
  isOwn?: boolean;
};

const fields = [
  { name: "name", own: "Name", theirs: "Buyer's name", required: true },
  { name: "phone", own: "Phone", theirs: "Buyer's phone", type: "tel", required: true },
  { name: "email", own: "Email", theirs: "Buyer's email", type: "email" },
] as const;

export function PersonFields({ values, errors, emailHint, isOwn = false }: PersonFieldsProps) {
  const autoComplete: Record<string, string> = isOwn ? { name: "name", phone: "tel", email: "email" } : {};
  return fields.map(({ name, own, theirs, ...input }) => (
    <InputField
      key={name}
      label={isOwn ? own : theirs}
      {...fieldOf(name, values, errors)}
      maxLength={contactRules[name].most}
      autoComplete={autoComplete[name] ?? "off"}
      hint={name === "email" ? emailHint : undefined}
      {...input}
    />
  ));
}
