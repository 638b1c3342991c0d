import { Icon } from "./icon";

export function Questions({ items }: { items: Readonly<Record<string, string>> }) {
  return (
    <div className="questions">
      {Object.entries(items).map(([question, answer]) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <div>
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  );
}
