/** A date as it is read: written once, on the server, so that every browser shows the same. */
export type Day = {
  /** The moment, ISO 8601 in UTC, for programs. */
  at: string;
  /** The day that it was in TIME_ZONE, as LOCALE writes it. */
  text: string;
  /** Language of the text where it is not that of the pages, English. */
  language?: string;
};
