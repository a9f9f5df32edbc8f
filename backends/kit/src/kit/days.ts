/** The parks' and hotels' zone, America/Cancun: five hours behind UTC all year. */
const zoneMs = -5 * 3_600_000;

/** The day it is there at a moment, ISO 8601. */
export const dayAt = (moment: Date): string =>
  new Date(moment.getTime() + zoneMs).toISOString().slice(0, 10);

/** The time that it is there at a moment. */
export const timeAt = (moment: Date): string =>
  new Date(moment.getTime() + zoneMs).toISOString().slice(11, 16);

/** The day so many days ahead of the one that it is there. */
export const soon = (now: Date, days: number): string =>
  dayAt(new Date(now.getTime() + days * 86_400_000));

/** The day after, or so many after. */
export const later = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

/** This month and so many further ones. */
export const monthsFrom = (now: Date, count: number): readonly string[] => {
  const [year = 0, month = 0] = dayAt(now).split('-').map(Number);
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 15)).toISOString().slice(0, 7),
  );
};
