import { productTypes, steelTypes } from "~/steel/kind";
import { Button } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field/field";

const types = productTypes.map((value) => ({ value, label: steelTypes[value].label }));

export type FinderValues = { type: string; thickness: string; width: string };

export function FinderFields({ given, button }: { given?: FinderValues; button: string }) {
  return (
    <>
      <SelectField
        label="Type"
        name="type"
        options={[{ value: "", label: "Any" }, ...types]}
        defaultValue={given?.type}
      />
      {(["thickness", "width"] as const).map((name) => (
        <InputField
          key={name}
          label={name === "thickness" ? "Thickness" : "Width"}
          name={name}
          id={`finder-${name}`}
          unit="mm"
          maxLength={20}
          autoComplete="off"
          defaultValue={given?.[name]}
        />
      ))}
      <Button icon="search">{button}</Button>
    </>
  );
}
