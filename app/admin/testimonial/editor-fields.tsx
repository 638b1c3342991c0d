import { type Draft, keptPicture } from "~/admin/editor/draft";
import { InputField, TextField } from "~/ui/field/field";
import { PictureField } from "~/ui/field/picture-field";
import { StarField } from "~/ui/field/star-field";

type TestimonialFieldsProps = { draft: Draft; errors: Record<string, string[] | undefined> };

export function TestimonialFields({ draft, errors }: TestimonialFieldsProps) {
  const field = (name: string) => ({
    name,
    defaultValue: draft.values.get(name) ?? "",
    errors: errors[name],
    autoComplete: "off",
  });
  return (
    <>
      <div className="field-row">
        <InputField label="Full Name" {...field("fullName")} required hint="At most 100 characters" />
        <InputField label="Designation" {...field("designation")} required hint="At most 50 characters" />
      </div>
      <StarField
        legend="Rating"
        name="rating"
        value={draft.values.get("rating")}
        errors={errors.rating}
        hint="1 to 5 stars"
      />
      <TextField
        label="Description"
        {...field("description")}
        required
        rows={4}
        hint="What the customer says, at most 140 characters"
      />
      <PictureField
        label="Picture"
        name="file"
        required={!draft.stored}
        errors={errors.file ?? draft.errors.file}
        stored={draft.stored?.pictures.file ?? null}
        kept={keptPicture(draft, "file")}
      />
    </>
  );
}
