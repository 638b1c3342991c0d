import type { ReactNode } from "react";

type SectionProps = {
  /** The heading gets `{id}-heading`. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
};

export function Section({ id, title, text, action, level = 2, children }: SectionProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section id={id} className="section" aria-labelledby={`${id}-heading`}>
      <div className="section-head">
        <div>
          <Heading id={`${id}-heading`}>{title}</Heading>
          {text && <p className="section-text">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
