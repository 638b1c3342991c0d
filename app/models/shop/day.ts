/** Written once, on the server, so that every browser shows the same. */
export type Day = {
  at: string;
  /** In TIME_ZONE, as LOCALE writes it. */
  text: string;
  /** Of the text, where it is not English. */
  language?: string;
};

/** A moment near now, such as `Yesterday 5:55 pm`. */
export type SaidMoment = Day & {
  /** To the second, with its time zone. */
  exact: string;
};

/** One of the calendar: no 30 February. */
export function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
