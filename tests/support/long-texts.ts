/** Texts of so many bytes that each ask much of something: of an expression, of normalisation, of a parser. */
export function longTexts(bytes: number): Record<string, string> {
  const long = (piece: string) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
  return {
    blanks: `x${long(" ")}x`,
    "at signs": long("@"),
    accents: `a${long("\u0301")}`,
    tags: long("<b>"),
    letters: long("a"),
    "accents in the wrong order": `a${long("\u0327\u0301")}`,
    "letters under many accents": long(`a${"\u0301\u0327".repeat(40)}`),
    Korean: long("\u1112\u1161\u11ab"),
    "line breaks": `x${long("\n")}x`,
    "blank lines": `x${long(" \n")}x`,
    "carriage returns": long("\r"),
    "opening brackets": long("<"),
    "closing tags": long("</p>"),
    "half an entity": long("&a"),
    digits: long("1"),
    sizes: long("1.5,"),
    commas: long(","),
    domains: `a@${long("a.")}`,
    "dotted names": `${long("a.")}@`,
    "square brackets": long("["),
    families: long("👨‍👩‍👧"),
    "halves of characters": long("\ud83d"),
    slashes: long("\\/"),
    quotes: long('"'),
    "lists in a list": long("[],"),
    semicolons: long(";a=b"),
    "signs that turn text round": long("\u202e"),
    control: long("\u0001"),
  };
}
