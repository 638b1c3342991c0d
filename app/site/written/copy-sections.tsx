import type { Section } from "./section";

/** Written sections: a heading, its paragraphs and its list, each with an anchor. */
export function CopySections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="copy-sections">
      {sections.map(({ id, heading, paragraphs, list }) => (
        <section key={id} id={id} className="copy-section" aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <div className="stack">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {list.length > 0 && (
              <ul className="bullets">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
