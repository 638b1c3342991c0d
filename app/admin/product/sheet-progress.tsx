import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const PAUSE_MS = 500;

export function SheetProgress({ done, total }: { done: number; total: number }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const again = setTimeout(revalidate, PAUSE_MS);
    return () => clearTimeout(again);
  });
  return (
    <section className="panel stack" aria-labelledby="progress">
      <h2 id="progress">Importing your products</h2>
      <p role="status">
        {done} of {total}
      </p>
      <progress value={done} max={total} aria-labelledby="progress" />
    </section>
  );
}
