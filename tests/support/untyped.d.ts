/** Packages that bring no types. */

declare module "@adobe/structured-data-validator" {
  type Issue = { severity: "ERROR" | "WARNING"; issueMessage: string };
  export default class Validator {
    /** Items by any name, as an extractor finds them in a page. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

declare module "vnu-jar" {
  /** The path of the file, as an object. */
  const jar: object;
  export default jar;
}

declare module "fontkit" {
  type Glyph = { id: number; path: { toSVG: () => string } };
  type Font = {
    type: string;
    characterSet: number[];
    layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  };
  export function create(bytes: Uint8Array): Font;
}
