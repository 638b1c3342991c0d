/** With the marks on its letters, which in Indian scripts are the vowels; the index of the migrations parts texts so, too. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** The words of a text as the full-text index has them: lower case, without accents. */
export function listWords(text: string): string[] {
  return [...new Set(foldText(text).match(WORD))];
}

/** What joins words says nothing of what is meant. */
export const joiningWords: ReadonlySet<string> = new Set(
  "a about an and are at be between by can difference do does for from how i in is it me mean my near of on or than the to versus vs we what which with you".split(
    " ",
  ),
);

/** The words of a query that say something; all of them where none does. */
export function listTellingWords(query: string): string[] {
  const words = listWords(query);
  const telling = words.filter((word) => !joiningWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Marks are accents where they stand on Latin letters alone, as they are to the index. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase();
}
