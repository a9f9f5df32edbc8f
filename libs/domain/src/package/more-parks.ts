import { daysBetween, type ParkDay } from '../calendar/park-day.js';
import { type PackagePart, packageProblems } from './package.js';

export type DatedPart = PackagePart & { readonly day: ParkDay };

/** A park to suggest, with the days that have places for everyone. */
export interface ParkOnOffer extends Omit<PackagePart, 'day'> {
  readonly slug: string;
  readonly days: readonly ParkDay[];
}

export interface AddedPark {
  readonly slug: string;
  readonly day: ParkDay;
}

/**
 * The first `more` parks that fit, each on the free day nearest to the first part's
 * (docs/rules/prices.md#ways). `undefined` if there are not enough.
 */
export function moreParks(
  parts: readonly DatedPart[],
  more: number,
  offers: readonly ParkOnOffer[],
): readonly AddedPark[] | undefined {
  const added: (DatedPart & AddedPark)[] = [];
  for (const { days, ...park } of offers) {
    if (added.length === more) break;
    const all = [...parts, ...added];
    const day = nearestOf(
      days.filter((one) => all.every((part) => part.day !== one)),
      parts[0]?.day,
    );
    if (day && packageProblems([...all, { ...park, day }]).length === 0)
      added.push({ ...park, day });
  }
  return added.length === more ? added.map(({ slug, day }) => ({ slug, day })) : undefined;
}

/** On a tie, the earlier day. */
function nearestOf(days: readonly ParkDay[], to: ParkDay | undefined): ParkDay | undefined {
  if (to === undefined) return undefined;
  const [nearest] = days
    .map((day) => ({ day, apart: Math.abs(daysBetween(to, day)) }))
    .toSorted((a, b) => a.apart - b.apart || (a.day < b.day ? -1 : 1));
  return nearest?.day;
}
