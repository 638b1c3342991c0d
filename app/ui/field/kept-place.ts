import { type MouseEvent, useEffect, useRef } from "react";
import { useTraffic } from "~/ui/browser/connection";

/** For a list whose rows may go with what is pressed in them: the one that comes into its place has the focus. */
export function useKeptPlace<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const pressed = useRef<number | null>(null);
  const traffic = useTraffic();
  useEffect(() => {
    // Another page was asked for since.
    if (traffic === "loading") pressed.current = null;
    if (pressed.current === null || document.activeElement !== document.body) return;
    const rows = list.current?.children;
    const next = rows?.item(Math.min(pressed.current, rows.length - 1));
    pressed.current = null;
    const place = next instanceof HTMLElement ? next : document.getElementById("content");
    place?.focus();
  });
  const onClick = ({ target, currentTarget }: MouseEvent<List>) => {
    const button = target instanceof Element ? target.closest("[type=submit]") : null;
    const place = [...currentTarget.children].findIndex((row) => row.contains(button));
    pressed.current = place < 0 ? null : place;
  };
  return { ref: list, onClick };
}
