import type { FieldErrors } from "~/models/row/result";
import { InputField } from "./field";

/** What a field shows, and what is wrong with it. */
export function fieldOf(name: string, values: Values, errors: FieldErrors) {
  return { name, defaultValue: values[name], errors: errors[name] };
}

type Values = Record<string, string | undefined>;

type PersonFieldsProps = {
  values: Values;
  errors: FieldErrors;
  emailHint?: string;
  /** Else an admin writes a buyer down. */
  isOwn?: boolean;
};

export function PersonFields({ values, errors, emailHint, isOwn = false }: PersonFieldsProps) {
  return (
    <>
      <InputField
        label={isOwn ? "Name" : "Buyer's name"}
        {...fieldOf("name", values, errors)}
        autoComplete={isOwn ? "name" : "off"}
        maxLength={100}
        required
      />
      <InputField
        label={isOwn ? "Phone" : "Buyer's phone"}
        {...fieldOf("phone", values, errors)}
        type="tel"
        autoComplete={isOwn ? "tel" : "off"}
        maxLength={30}
        required
      />
      <InputField
        label={isOwn ? "Email" : "Buyer's email"}
        {...fieldOf("email", values, errors)}
        type="email"
        autoComplete={isOwn ? "email" : "off"}
        maxLength={254}
        hint={emailHint}
      />
    </>
  );
}
