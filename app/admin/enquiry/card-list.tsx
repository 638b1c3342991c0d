import { type FormEvent, type ReactNode, useEffect, useRef } from "react";

/** A status may take its enquiry out of the list as it is filtered: the one that comes into its place has the focus. */
export function CardList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  const remember = ({ target }: FormEvent) => {
    const cards = [...(list.current?.children ?? [])];
    const place = cards.findIndex((card) => target instanceof Node && card.contains(target));
    pressed.current = place < 0 ? null : place;
  };
  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return;
    const cards = list.current?.children;
    const next = cards?.item(Math.min(pressed.current, cards.length - 1));
    pressed.current = null;
    const place = next instanceof HTMLElement ? next : document.getElementById("content");
    place?.focus();
  });
  return (
    <ul ref={list} className="stack plain" onSubmit={remember}>
      {children}
    </ul>
  );
}
