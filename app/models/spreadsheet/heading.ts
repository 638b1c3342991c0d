import { type ProductType, productTypes, steelTypes } from "~/steel/kind";

/** Finds a column by its label or its name, however they are spaced and spelt. */
export function finderOf<Field extends string>(labels: Record<Field, string>) {
  const names = Object.entries(labels) as [Field, string][];
  return (heading: string): Field | null => {
    const plain = letters(heading);
    return names.find(([field, label]) => letters(label) === plain || letters(field) === plain)?.[0] ?? null;
  };
}

export const findType = finderOf(
  Object.fromEntries(productTypes.map((type) => [type, steelTypes[type].label])) as Record<
    ProductType,
    string
  >,
);

function letters(text: string) {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
