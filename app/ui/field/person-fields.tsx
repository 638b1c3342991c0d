import type { FieldErrors } from "~/models/row/result";
import { InputField } from "./field";

type PersonFieldsProps = {
  values: Record<string, string | undefined>;
  errors: FieldErrors;
  emailHint?: string;
  isOwn?: boolean;
};

export function PersonFields({ values, errors, emailHint, isOwn = false }: PersonFieldsProps) {
  return (
    <>
      <InputField
        label="Name"
        name="name"
        autoComplete={isOwn ? "name" : "off"}
        maxLength={100}
        required
        defaultValue={values.name}
        errors={errors.name}
      />
      <InputField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete={isOwn ? "tel" : "off"}
        maxLength={30}
        required
        defaultValue={values.phone}
        errors={errors.phone}
      />
      <InputField
        label="Email"
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
