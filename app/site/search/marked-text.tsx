import { Fragment } from "react";
import type { Marked } from "~/models/search/snippet";

export function MarkedText({ parts }: { parts: Marked }) {
  // A part has no other name than its place in the text, which never changes.
  return parts.map(({ text, hit }, index) => {
    const key = `${index} ${text}`;
    return hit ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
