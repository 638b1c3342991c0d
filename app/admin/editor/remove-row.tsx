import { Button } from "~/ui/button";

/** Of a row of a form, named as a reader counts it; what else was typed stays. */
export function RemoveRow({ of, at }: { of: string; at: number }) {
  return (
    <Button
      look="bare"
      size="small"
      icon="trash"
      about={`${of} ${at + 1}`}
      name="intent"
      value={`remove-${of}-${at}`}
      formNoValidate
    >
      Remove
    </Button>
  );
}
