/** A message's time and sender as WhatsApp exports them, and the marks of quoted mail. */
const SENDER =
  /^(?:> ?){1,5}|^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: -)? ?(?:[^:]{1,40}: )?/i;

/** The number of a line in its list: `1)`, `(2)`, `3.`, `4-` or `5:` before a word, `a)`. */
const NUMBERING =
  /^[-*.#> ]{0,3}(?:[([]?(?:\d{1,2}|[a-z])[)\]]|\d{1,2}\.(?!\d)|\d{1,2} ?[-:](?= ?\p{L}))[.: -]{0,3}/iu;

/** Of a plain line what mail, messengers and lists put before it. */
export function dropPrefix(plain: string) {
  return plain.trim().replace(SENDER, "").replace(NUMBERING, "");
}
