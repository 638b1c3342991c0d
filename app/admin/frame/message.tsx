import { Form } from "@remix-run/react";
import type { Flash, Undo } from "~/models/shop/flash";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { flashTones, Notice } from "~/ui/notice";

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

/** The page stands still: the message is in sight wherever it was called forth. */
export function UndoForm({ action, id, fields = {} }: Undo) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <HiddenFields fields={{ intent: "undo", id, ...fields }} />
      <Button look="quiet" size="small" icon="back">
        Undo
      </Button>
    </Form>
  );
}
