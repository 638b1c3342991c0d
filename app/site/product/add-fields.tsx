import type { Calculator } from "~/steel/calculator-fields";
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

/** A size that could not be added, as it was typed; `fault` is the message of the field `place`, for its pieces. */
export type SizeReply = {
  problem: string;
  fault: string | null;
  place: string;
  size: string | null;
  pieces: string;
  /** The same in the fields of the calculator. */
  calculator: Calculator;
};
