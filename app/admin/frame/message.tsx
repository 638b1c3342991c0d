import { Form } from "@remix-run/react";
import type { Flash, Undo } from "~/models/shop/flash";
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

/** The page stands still: the message is in sight wherever it was called forth. */
export function UndoForm({ action, id, fields = {} }: Undo) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="id" value={id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="quiet" size="small" icon="back">
        Undo
      </Button>
    </Form>
  );
}
