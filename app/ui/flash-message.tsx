import type { ReactNode } from "react";
import type { Flash } from "~/models/row/flash";
import { flashTones, Notice } from "./notice";

type FlashMessageProps = { flash: Flash; className: string; children?: ReactNode };

export function FlashMessage({ flash, className, children }: FlashMessageProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: React focuses controls alone; a page load begins with what was done
    <div className={className} role="group" aria-describedby="flash" tabIndex={-1} autoFocus>
      <Notice tone={flashTones[flash.kind]}>
        <div className="cluster">
          <p id="flash">{flash.text}</p>
          {flash.links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {children}
        </div>
      </Notice>
    </div>
  );
}
