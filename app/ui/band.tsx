import type { ReactNode } from "react";

type BandProps = {
  look?: "sunk" | "mill" | "tight" | "sunk screen-only";
  content?: string;
  children: ReactNode;
};

export function Band({ look, content, children }: BandProps) {
  return (
    <div className={look ? `band ${look}` : "band"}>
      <div className={content ? `container ${content}` : "container"}>{children}</div>
    </div>
  );
}
