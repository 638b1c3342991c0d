import { type ComponentProps, type ReactNode, useState } from "react";
import { type CompanyField, CompanyForm } from "~/models/shop/form";
import { whatsappLink } from "~/models/shop/phone";
import type { InputField } from "~/ui/field/field";
import { ResultLink, Rings } from "~/ui/field/rings";

type Texts = Partial<Record<CompanyField, string | null>>;

export type DrawnWith = Pick<ComponentProps<typeof InputField>, "after" | "onInput">;

type PhoneFieldsProps = {
  values: Texts;
  defaults: Texts;
  draw: (name: CompanyField, more: DrawnWith) => ReactNode;
};

export function PhoneFields({ values, defaults, draw }: PhoneFieldsProps) {
  const [typed, setTyped] = useState(values);
  const read = (name: CompanyField) => {
    const { data } = CompanyForm.shape[name].safeParse(typed[name]);
    return data ?? defaults[name] ?? "";
  };
  const drawn = (name: CompanyField, after?: ReactNode) =>
    draw(name, { after, onInput: ({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value }) });
  const phone = read("phone");
  const country = read("country");
  const chat = whatsappLink(read("whatsapp") || phone, country);
  return (
    <>
      <div className="field-row">
        {drawn("phone", <Rings phone={phone} country={country} />)}
        {drawn("whatsapp", <ResultLink says="Opens" href={chat} text={chat.replace("https://", "")} />)}
      </div>
      {drawn("country")}
    </>
  );
}
