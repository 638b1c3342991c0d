/** Written once, on the server, so that every browser shows the same. */
export type Day = {
  at: string;
  /** In TIME_ZONE, as LOCALE writes it. */
  text: string;
  /** Of the text, where it is not English. */
  language?: string;
};
