import type { ReactNode } from "react";

type SectionProps = {
  /** Anchor of the section; its heading gets `{id}-heading`. */
  id: string;
  title: ReactNode;
  /** One or two sentences under the heading. */
  text?: ReactNode;
  /** A link or button at the right of the heading. */
  action?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
};

/** A titled part of a page, its heading on a dimension line. */
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
