import type { ReactNode } from "react";
import { useFlash } from "./frame/frame";
import { flashTones, Notice } from "./notice";

type FlashMessageProps = { className?: string; children?: ReactNode };

/** What the last form did, if one has led here. */
export function FlashMessage({ className = "container flash", children }: FlashMessageProps) {
  const flash = useFlash();
  if (!flash) return null;
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
