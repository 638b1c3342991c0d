const LONGEST_REASON = 300;

/** What the owner, who knows no codes, is told of a server that was not reached. */
const inWords: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, "Connection refused"],
  [/ENOTFOUND|EAI_AGAIN/, "Server name not found"],
  [/EHOSTUNREACH|ENETUNREACH/, "Server cannot be reached"],
  [/ECONNRESET|EPIPE/, "Connection closed by the server"],
  [/timeout|timed out|never received/i, "No answer in time"],
];

/** One line: what it means and, in brackets, what the machine said. */
export function sayFault(message: string): string {
  const said = message.replace(/\s+/g, " ").slice(0, LONGEST_REASON);
  const plain = inWords.find(([sign]) => sign.test(message))?.[1];
  return plain ? `${plain} (${said})` : said;
}
