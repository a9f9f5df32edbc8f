import { addDays, type Language, type ParkDay, writeDayOfMonth } from '@shop/domain';

/** Days as text, with runs joined: `vie 18 dic – dom 20 dic · jue 24 dic`. */
export function writeDays(days: readonly ParkDay[], language: Language, most = Infinity): string {
  const runs = runsOf(days);
  const written = runs
    .slice(0, most)
    .map(([first, last]) =>
      first === last
        ? writeDayOfMonth(first, language)
        : `${writeDayOfMonth(first, language)} – ${writeDayOfMonth(last, language)}`,
    );
  return [...written, ...(runs.length > most ? ['…'] : [])].join(' · ');
}

function runsOf(days: readonly ParkDay[]): readonly (readonly [ParkDay, ParkDay])[] {
  const runs: [ParkDay, ParkDay][] = [];
  for (const day of days.toSorted()) {
    const last = runs.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
