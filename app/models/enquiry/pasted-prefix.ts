const QUOTED = /^(?:> ?){1,5}/;

/** A message's time and sender as WhatsApp exports and copies them: `[22/11/26, 10:14] Ravi: `, `10:14 am, 22/11/2026 - `. */
const STAMP =
  /^\[?(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?|\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?, \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})\]?(?: -)? ?(?:([^:]{1,40}): )?/i;

/** The number of a line in its list: `1)`, `(2)`, `3.`, `4-` or `5:` before a word, `a)`; never the point of `1) .8 mm`. */
const NUMBERING =
  /^[-*.#> ]{0,3}(?:[([]?(?:\d{1,2}|[a-z])[)\]]|\d{1,2}\.(?!\d)|\d{1,2} ?[-:](?= ?\p{L}))(?:[: -]|\.(?!\d)){0,3}/iu;

/** Of a plain line what mail, messengers and lists put before it. */
export function dropPrefix(plain: string) {
  return plain.trim().replace(QUOTED, "").replace(STAMP, "").replace(NUMBERING, "");
}

export function readStamp(line: string): { sender: string | null; text: string } | null {
  const found = STAMP.exec(line.trim());
  return found && { sender: found[1] ?? null, text: line.trim().slice(found[0].length) };
}
