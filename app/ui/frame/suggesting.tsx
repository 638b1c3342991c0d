import { lazy, Suspense, useEffect, useState } from "react";

const SuggestionList = lazy(() => import("./suggestion-list"));

/** Offers what may be meant below the box with this id, from its first focus on. Its parent is as wide as the box. */
export function Suggesting({ boxId }: { boxId: string }) {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const found = document.getElementById(boxId);
    if (!(found instanceof HTMLInputElement)) return;
    const begin = () => setBox(found);
    if (document.activeElement === found) begin();
    found.addEventListener("focus", begin);
    return () => found.removeEventListener("focus", begin);
  }, [boxId]);
  return (
    box && (
      <Suspense fallback={null}>
        <SuggestionList box={box} />
      </Suspense>
    )
  );
}
