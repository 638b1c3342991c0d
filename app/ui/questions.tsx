import type { ReactNode } from "react";
import { Icon } from "./icon";

export function Questions({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <div>{typeof answer === "string" ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  );
}
