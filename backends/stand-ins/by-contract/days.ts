const dayMs = 86_400_000;

/** The date in Cancún, which has no daylight saving time. */
export const inCancun = (moment: Date): string =>
  new Date(moment.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);

export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Every day from the first, without the last. */
export function nightsOf(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let day = first; day < last && days.length < 100; day = dayAfter(day)) days.push(day);
  return days;
}

export const daysOf = (month: string): readonly string[] =>
  nightsOf(`${month}-01`, `${dayAfter(`${month}-28`, 4).slice(0, 7)}-01`);
