import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  level?: 2 | 3;
  children?: ReactNode;
};

export function EmptyState({ title, level = 2, children }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="empty-state">
      <Heading>{title}</Heading>
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}
