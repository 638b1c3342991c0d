/** More marks on one letter than any language has; putting them in order takes the square of their number. */
const HEAPED_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Half of a character, from text that was cut or came as JSON; no database takes it. */
const HALVES = /\p{Surrogate}/gu;

/** Zeros of the digits that NFKC leaves as they are: Arabic, Persian, Devanagari, Bengali and other scripts. */
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810,
];

/** Digits of every script, full-width letters, `×`, `½`, quotes and blanks as on an English keyboard. */
export function writePlain(text: string): string {
  return (
    normalise(text)
      // Numbers on keys stand before the lines of a list.
      .replace(/(?:\p{Nd}\uFE0F?\u20E3)+/gu, (keys) => `${keys.replace(/\uFE0F?\u20E3/g, "")}) `)
      .replace(/[¼½¾⅐-⅞]/g, " $&")
      .normalize("NFKC")
      .replace(/\p{Nd}/gu, readDigit)
      .replace(/[×✕✖⨯х╳]/g, "x")
      .replace(/[⁎∗]/g, "*")
      .replace(/[⁄∕]/g, "/")
      .replace(/[“”„‟″]|′′|''/g, '"')
      .replace(/[‘’‚‛′`´]/g, "'")
      .replace(/[‐-―−]/g, "-")
      .replace(/٫/g, ".")
      .replace(/[^\S\t\r\n]/g, " ")
      .replace(/\p{Cc}|\p{Cf}|\uFE0F/gu, (sign) => ("\t\r\n".includes(sign) ? sign : ""))
  );
}

export function normalise(text: string) {
  return text.replace(HALVES, "\uFFFD").replace(HEAPED_MARKS, "$1").normalize("NFC");
}

/** Digits of every script, full-width ones and their points and commas too; nothing else is touched. */
export function writeDigits(text: string): string {
  return text.replace(/\p{Nd}|[，．＋]/gu, (sign) => readDigit(sign.normalize("NFKC")));
}

function readDigit(sign: string) {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? sign : String(code - zero);
}
