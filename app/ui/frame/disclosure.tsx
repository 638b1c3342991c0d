import { type ReactNode, type RefObject, useEffect } from "react";
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

export function useEscape(disclosure: RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const open = disclosure.current;
      if (event.key !== "Escape" || event.defaultPrevented || !open?.open) return;
      event.preventDefault();
      open.open = false;
      open.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [disclosure]);
}
