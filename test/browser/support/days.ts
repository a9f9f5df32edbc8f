export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** The same day of the month, `count` months later; only for days that every month has. */
export function monthsAfter(day: string, count: number): string {
  const moment = new Date(day);
  moment.setUTCMonth(moment.getUTCMonth() + count);
  return moment.toISOString().slice(0, 10);
}

/** Days since Monday: 0 to 6. */
export const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The month `count` months from now: `2026-12`. */
export const monthFromNow = (count: number) =>
  monthsAfter(`${new Date().toISOString().slice(0, 7)}-15`, count).slice(0, 7);
