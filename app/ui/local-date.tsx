const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A day in words; the same on the server and in the browser, whatever their time zones. */
export function LocalDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
