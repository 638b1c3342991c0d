import { Form } from "@remix-run/react";
import type { Flash } from "~/models/shop/flash";
import { Button } from "~/ui/button";
import { flashTones, Notice } from "~/ui/notice";

export function Message({ flash }: { flash: Flash }) {
  return (
    <div className="admin-message">
      <Notice tone={flashTones[flash.kind]}>
        <div className="cluster">
          <p>{flash.text}</p>
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

/** `id` is the deletion's. */
export function UndoForm({ action, id }: { action: string; id: string }) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="id" value={id} />
      <Button look="quiet" size="small" icon="back">
        Undo
      </Button>
    </Form>
  );
}
