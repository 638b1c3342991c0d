import type { CopySections as Sections } from "./section";

export function CopySections({ sections }: { sections: Sections }) {
  return (
    <div>
      {Object.entries(sections).map(([id, { heading, paragraphs, list }]) => (
        <section key={id} id={id} className="copy-section" aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <div className="stack">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {list && (
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
