export type CopySection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};

export type CopySections = Readonly<Record<string, CopySection>>;

/** A title for the browser's tab (the company's name is added by the page) and a sentence for search engines. */
export type PageMeta = {
  title: string;
  description: string;
};

/** Stands on every page that gives figures of weights, grades or tolerances. */
export const indicativeNote = "Indicative; the certificate and the agreed standard prevail.";
