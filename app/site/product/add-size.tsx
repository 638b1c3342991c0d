import type { AskedSize } from "~/steel/asked-size";
import { type ProductType, steelTypes } from "~/steel/kind";
import { HiddenFields } from "~/ui/field/hidden-fields";

type Added = { size: string; pieces: number; label: string | null };
type AddSizeProps = { product: { id: string; type: ProductType; name: string }; add: Added; path: string };

/** One tap adds what was asked for, or what has no other size. */
export function AddSize({ product: { id, type, name }, add: { size, pieces, label }, path }: AddSizeProps) {
  return (
    <form method="post" action="/enquiry" className={label ? "card-asked" : undefined}>
      <HiddenFields
        fields={{ form: steelTypes[type].form, product: id, back: path, size, pieces: String(pieces) }}
      />
      <button type="submit" className="card-add" name="intent" value="add">
        {label ? `Add ${label}` : "Add"}
        <span className="visually-hidden">{` ${name}`}</span>
      </button>
    </form>
  );
}

/** Of the product's page, with the size chosen in its row. */
export function chosenOf(type: ProductType, asked: AskedSize) {
  const { isUsual } = asked;
  const fields = new URLSearchParams(sizeFields(type, asked));
  return `?${fields}#${isUsual ? "sizes" : "calculator"}`;
}

/** As a product's page and the comparison read them. */
export function sizeFields(type: ProductType, { size, pieces }: AskedSize) {
  return { form: steelTypes[type].form, size, pieces: String(pieces) };
}
