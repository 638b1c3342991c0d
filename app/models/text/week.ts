const MS_A_DAY = 24 * 60 * 60 * 1000;

/** The Monday of a day, both as `2026-11-23`. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * MS_A_DAY).toISOString().slice(0, 10);
}

/** The last `count` Mondays up to that of `day`, the oldest first. */
export function listWeeks(day: string, count: number): string[] {
  const last = new Date(`${weekOf(day)}T00:00:00Z`).getTime();
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * 7 * MS_A_DAY).toISOString().slice(0, 10),
  );
}
