import type { Flash } from "~/models/shop/flash";
import { flashTones, Notice } from "~/ui/notice";

export function FlashMessage({ flash }: { flash: Flash }) {
  return (
    <div className="container flash">
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
      </Notice>
    </div>
  );
}
