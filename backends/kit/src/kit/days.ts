/** The zone of the parks and hotels, America/Cancun: UTC-5 all year. */
const zoneMs = -5 * 3_600_000;

/** The local day of a moment, ISO 8601. */
export const dayAt = (moment: Date): string =>
  new Date(moment.getTime() + zoneMs).toISOString().slice(0, 10);

/** The local time of a moment, `HH:MM`. */
export const timeAt = (moment: Date): string =>
  new Date(moment.getTime() + zoneMs).toISOString().slice(11, 16);

/** The local day, `days` days after `now`. */
export const soon = (now: Date, days: number): string =>
  dayAt(new Date(now.getTime() + days * 86_400_000));

export const later = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

/** The current month and the next ones, `count` in all. */
export const monthsFrom = (now: Date, count: number): readonly string[] => {
  const [year = 0, month = 0] = dayAt(now).split('-').map(Number);
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 15)).toISOString().slice(0, 7),
  );
};
