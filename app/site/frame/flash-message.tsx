import type { Flash } from "~/models/shop/flash";
import { Button } from "~/ui/button";
import { flashTones, Notice } from "~/ui/notice";

/** The one message that an action left for this screen. */
export function FlashMessage({ flash }: { flash: Flash }) {
  return (
    <div className="container">
      <Notice tone={flashTones[flash.kind]}>
        <p>
          {flash.text}
          {flash.links.map(({ href, label }) => (
            <span key={href}>
              {" "}
              <a href={href}>{label}</a>
            </span>
          ))}
        </p>
        {flash.undo && (
          <form method="post" action={flash.undo.action}>
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="id" value={flash.undo.id} />
            <Button look="quiet" size="small" icon="back">
              Undo
            </Button>
          </form>
        )}
      </Notice>
    </div>
  );
}
