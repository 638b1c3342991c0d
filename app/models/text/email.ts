import { cleanLine } from "./typed-text";

const LONGEST = 1000;

/** Without blanks, in English letters, out of `mailto:` or `Name <address>`; what is far too long stays. */
export function tidyEmail(text: string): string {
  const line = cleanLine(text);
  if (line.length > LONGEST) return line;
  const plain = line
    .normalize("NFKC")
    .replace(/\u00AD|\u200C|\u200D|\u2060/g, "")
    .trim();
  const address = /<([^<>]*)>$/.exec(plain)?.[1] ?? plain;
  return address
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/ ?([@.]) ?/g, "$1")
    .trim();
}
