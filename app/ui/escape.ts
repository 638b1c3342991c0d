import { type RefObject, useEffect } from "react";

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
