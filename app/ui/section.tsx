import type { ReactNode } from "react";

type SectionProps = {
  /** The heading gets `{id}-heading`. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-heading`}>
      <div className="section-head">
        <div>
          <h2 id={`${id}-heading`}>{title}</h2>
          {text && <p className="section-text">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
