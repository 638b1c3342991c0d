import type { ReactNode } from "react";

type EmptyStateProps = {
  /** What is missing, in the words of the screen. */
  title: string;
  level?: 2 | 3;
  /** What to do about it: a sentence, links, buttons. */
  children?: ReactNode;
};

/** A list without rows: says so, and the way out. */
export function EmptyState({ title, level = 2, children }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="empty-state">
      <Heading>{title}</Heading>
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}
