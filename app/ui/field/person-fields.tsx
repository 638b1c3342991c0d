import type { FieldErrors } from "~/models/row/result";
import { InputField } from "./field";

type PersonFieldsProps = {
  values: Record<string, string | undefined>;
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
        name="name"
        autoComplete={isOwn ? "name" : "off"}
        maxLength={100}
        required
        defaultValue={values.name}
        errors={errors.name}
      />
      <InputField
        label={isOwn ? "Phone" : "Buyer's phone"}
        name="phone"
        type="tel"
        autoComplete={isOwn ? "tel" : "off"}
        maxLength={30}
        required
        defaultValue={values.phone}
        errors={errors.phone}
      />
      <InputField
        label={isOwn ? "Email" : "Buyer's email"}
        name="email"
        type="email"
        autoComplete={isOwn ? "email" : "off"}
        maxLength={254}
        hint={emailHint}
        defaultValue={values.email}
        errors={errors.email}
      />
    </>
  );
}
