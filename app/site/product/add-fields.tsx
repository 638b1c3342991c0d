import { HiddenFields } from "~/ui/field/hidden-fields";

type AddFieldsProps = {
  form: string;
  /** Without one the size is of no product in particular, and the answer is the list. */
  product: string | undefined;
  path: string;
  place?: string;
};

export function AddFields({ form, product, path, place }: AddFieldsProps) {
  return <HiddenFields fields={{ form, ...(product && { product, back: path }), ...(place && { place }) }} />;
}
