import type { Flash, Undo } from "~/models/shop/flash";
import { flashTones, Notice } from "~/ui/notice";
import { PressForm } from "./press-form";

export function FlashMessage({ flash }: { flash: Flash }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: React focuses controls alone; a page load begins with what was done
    <div className="admin-message" role="group" aria-describedby="flash" tabIndex={-1} autoFocus>
      <Notice tone={flashTones[flash.kind]}>
        <div className="cluster">
          <p id="flash">{flash.text}</p>
          {flash.links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {flash.undo && <UndoForm {...flash.undo} />}
        </div>
      </Notice>
    </div>
  );
}

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
