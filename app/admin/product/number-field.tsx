import { type ComponentProps, useState } from "react";
import { productFields } from "~/models/product/form";
import { InputField } from "~/ui/field/field";
import { Rings } from "~/ui/field/rings";
import { useFrame } from "~/ui/frame/frame";

/** A number that was typed with another country's code loses it, and is rung in the shop's own: that is seen here. */
export function NumberField({ defaultValue, ...props }: ComponentProps<typeof InputField>) {
  const [typed, setTyped] = useState(defaultValue);
  const country = useFrame()?.company.country;
  const { data: number } = productFields.number.rule.safeParse(typed);
  return (
    <InputField
      {...productFields.number.input}
      {...props}
      defaultValue={defaultValue}
      onInput={({ currentTarget: { value } }) => setTyped(value)}
      after={number && country && <Rings phone={number} country={country} />}
    />
  );
}
