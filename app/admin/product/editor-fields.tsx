import { type Draft, keptPicture } from "~/admin/editor/draft";
import { productTypes, steelTypes } from "~/models/steel/kind";
import { InputField, SelectField } from "~/ui/field/field";
import { PictureField } from "~/ui/field/picture-field";

const types = [
  { value: "", label: "Please choose" },
  ...productTypes.map((value) => ({ value, label: steelTypes[value].label })),
];

type ProductFieldsProps = { draft: Draft; errors: Record<string, string[] | undefined> };

export function ProductFields({ draft, errors }: ProductFieldsProps) {
  const field = (name: string) => ({
    name,
    defaultValue: draft.values.get(name) ?? "",
    errors: errors[name],
    autoComplete: "off",
  });
  return (
    <>
      <InputField label="Name" {...field("name")} required hint="At most 100 characters" />
      <div className="field-row">
        <SelectField
          label="Type"
          {...field("type")}
          required
          options={types}
          hint="Decides where it is listed"
        />
        <InputField label="Brand" {...field("brand")} hint="Optional, at most 60 characters" />
      </div>
      <div className="field-row">
        <InputField
          label="Thickness"
          {...field("thickness")}
          required
          unit="mm"
          inputMode="text"
          hint="Numbers separated by commas, such as 1.6, 2, 2.5"
        />
        <InputField
          label="Width"
          {...field("width")}
          required
          unit="mm"
          inputMode="text"
          hint="Numbers separated by commas, such as 1000, 1250"
        />
      </div>
      <InputField
        label="Bottom Card Text"
        {...field("purchaseNow")}
        hint="Optional, on the product's card; at most 100 characters"
      />
      <div className="field-row">
        <InputField
          label="Delivery Days"
          {...field("deliveryDays")}
          required
          hint="Such as 3-5 days; at most 40 characters"
        />
        <InputField
          label="Phone Number"
          {...field("number")}
          required
          type="tel"
          inputMode="numeric"
          hint="10 digits"
        />
      </div>
      <PictureField
        label="Image"
        name="file"
        errors={errors.file ?? draft.errors.file}
        stored={draft.stored?.pictures.file ?? null}
        kept={keptPicture(draft, "file")}
      />
    </>
  );
}
