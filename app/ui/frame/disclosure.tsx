import { type ReactNode, useEffect } from "react";
import { Icon, type IconName } from "~/ui/icon";

export function DisclosureSummary({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <summary>
      <span className="when-closed">
        <Icon name={icon} />
      </span>
      <span className="when-open">
        <Icon name="close" />
      </span>
      {children}
    </summary>
  );
}

const OVER_THE_PAGE = "details[open]:is(.site-menu, .site-search, .drawer)";

export function useEscape() {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const open = document.querySelector<HTMLDetailsElement>(OVER_THE_PAGE);
      if (event.key !== "Escape" || event.defaultPrevented || !open) return;
      event.preventDefault();
      open.open = false;
      open.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, []);
}
