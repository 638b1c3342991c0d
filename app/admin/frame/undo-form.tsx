import type { Undo } from "~/models/row/flash";
import { PressForm } from "./press-form";

export function UndoForm({ action, id, fields = {} }: Undo) {
  return (
    <PressForm
      action={action}
      fields={{ intent: "undo", id, ...fields }}
      stays
      look="quiet"
      size="small"
      icon="back"
    >
      Undo
    </PressForm>
  );
}
