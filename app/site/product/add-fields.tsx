import type { Calculator } from "~/steel/calculator-fields";

type AddFieldsProps = {
  form: string;
  product: string;
  path: string;
  place?: string;
};

export function AddFields({ form, product, path, place }: AddFieldsProps) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="back" value={path} />
      {place && <input type="hidden" name="place" value={place} />}
    </>
  );
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
