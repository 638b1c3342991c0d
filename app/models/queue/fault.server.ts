/** In characters; what servers say may be long. */
const LONGEST_REASON = 300;

/** What the owner, who knows no codes, is told of a server that was not reached. */
const inWords: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, "It refuses the connection"],
  [/ENOTFOUND|EAI_AGAIN/, "Its name cannot be found"],
  [/EHOSTUNREACH|ENETUNREACH/, "The network cannot reach it"],
  [/ECONNRESET|EPIPE/, "It closed the connection"],
  [/timeout|timed out|never received/i, "It did not answer in time"],
];

/** One line: what it means and, in brackets, what the machine said. */
export function sayFault(message: string): string {
  const said = message.replace(/\s+/g, " ").slice(0, LONGEST_REASON);
  const plain = inWords.find(([sign]) => sign.test(message))?.[1];
  return plain ? `${plain} (${said})` : said;
}
