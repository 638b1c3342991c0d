import type { Flash } from "~/models/shop/flash";
import { flashTones, Notice } from "~/ui/notice";

export function FlashMessage({ flash }: { flash: Flash }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: React focuses controls alone; a page load begins with what was done
    <div className="container flash" role="group" aria-describedby="flash" tabIndex={-1} autoFocus>
      <Notice tone={flashTones[flash.kind]}>
        <p>
          <span id="flash">{flash.text}</span>
          {flash.links.map(({ href, label }) => (
            <span key={href}>
              {" "}
              <a href={href}>{label}</a>
            </span>
          ))}
        </p>
      </Notice>
    </div>
  );
}
