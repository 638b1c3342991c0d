import { readStamp } from "~/models/line/pasted-line";

const EMAIL = /[\w.+'-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,4}[A-Za-z]{2,24}/;

type ReadMessage = { name: string | null; phone: string | null; email: string | null; text: string };

const LABEL = "(?:mob(?:ile)?|ph(?:one)?|tel(?:ephone)?|cell|call|contact|whats ?app|m)";
const OPTIONAL_NO = "(?: ?(?:no|number)\\b)?[.: ]{0,3}";

/** With a country's code, of a mobile number's ten digits, or behind a word for it: sizes are none of these. */
const PHONES = [
  /\+\d[\d ()-]{8,16}\d/,
  /(?<![\d.])0?[6-9]\d{4}[ -]?\d{5}(?![\d.])/,
  new RegExp(`\\b${LABEL}\\b\\.?${OPTIONAL_NO}-? ?(\\d[\\d ()-]{6,14}\\d)(?!\\d)`, "i"),
];

/** What stands before a number and belongs to it. */
const LABEL_BEFORE = new RegExp(`[,;]? ?\\b${LABEL}\\b\\.?${OPTIONAL_NO}-? ?$`, "i");

const WORD = "[\\p{Lu}][\\p{L}.']{0,24}";
const NAME = `(${WORD}(?: ${WORD}){0,3})`;
const NAMES = [
  /^(?:[Nn]ame|NAME|[Ff]rom|FROM) ?[:-] ?(.{2,60})$/u,
  new RegExp(`\\b(?:[Mm]y name is|[Tt]his is|[Ii] am|[Ii]'m) ${NAME}`, "u"),
  new RegExp(
    `^(?:(?:[Ww]ith |[Bb]est |[Kk]ind |[Ww]arm )?[Rr]egards|[Tt]hanks(?: (?:and|&) regards)?|[Tt]hank you|--?)[,.]? +${NAME}$`,
    "u",
  ),
];
const SIGNS_OFF =
  /^(?:(?:with |best |kind |warm )?regards|thanks(?: (?:and|&) regards)?|thank you|--)[,.]?$/i;
const NAME_ALONE = new RegExp(`^${NAME}$`, "u");

/**
 * Who sent a message that was copied from WhatsApp or a mail, and its text: without time stamps and senders, and without the
 * lines that say nothing but a name, a number or an address.
 */
export function readMessage(message: string): ReadMessage {
  const found: Omit<ReadMessage, "text"> = { name: null, phone: null, email: null };
  const kept: string[] = [];
  let signsOff = false;
  for (const typed of message
    .replace(MARKS, "")
    .replace(BLANKS, " ")
    .split(/\r\n|\r|\n/)) {
    const stamp = readStamp(typed);
    const line = stamp ? stamp.text : typed;
    if (stamp?.sender) noteSender(stamp.sender, found);
    const rest = takeOut(line, found, signsOff);
    signsOff = SIGNS_OFF.test(line.trim());
    if (rest !== null) kept.push(rest);
  }
  return { ...found, text: kept.join("\n") };
}

/** Of the direction of letters, which WhatsApp puts around names and numbers. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BLANKS = /[\u00a0\u202f]/g;

function noteSender(sender: string, found: Omit<ReadMessage, "text">) {
  const name = sender.replace(/^~ ?/, "").trim();
  if (/^\+?[\d ()-]+$/.test(name)) found.phone ??= name;
  else found.name ??= name;
}

/** The line, or null where it says nothing else. */
function takeOut(line: string, found: Omit<ReadMessage, "text">, signsOff: boolean): string | null {
  const text = line.trim();
  let rest = text;
  const email = EMAIL.exec(rest)?.[0];
  if (email) {
    found.email ??= email;
    rest = rest.replace(email, "").replace(/\be-?mail\b[.: ]{0,3}$/i, "");
  }
  const phone = findPhone(rest);
  if (phone) {
    found.phone ??= phone.number;
    rest = phone.before.replace(LABEL_BEFORE, "") + phone.after;
  }
  const name =
    NAMES.map((each) => each.exec(text)?.[1]).find(Boolean) ??
    (signsOff ? NAME_ALONE.exec(rest.trim())?.[1] : null);
  if (name && findPhone(name) === null) {
    found.name ??= name.trim();
    if (text.endsWith(name) || rest.trim() === name)
      rest = rest.replace(name, "").replace(/^(?:name|from) ?[:-]/i, "");
  }
  const isSaid = (email || phone || name) && !/[\p{L}\p{N}]/u.test(rest);
  return isSaid ? null : line;
}

function findPhone(text: string) {
  for (const pattern of PHONES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const number = found[1] ?? found[0];
    const at = text.indexOf(number, found.index);
    return { number: number.trim(), before: text.slice(0, at), after: text.slice(at + number.length) };
  }
  return null;
}
