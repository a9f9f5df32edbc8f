import { daysBetween, type ParkDay } from '../calendar/park-day.js';
import { type PackagePart, packageProblems } from './package.js';

/** A part of a package that has its day. */
export type DatedPart = PackagePart & { readonly day: ParkDay };

/** A park that could stand beside others, with the days on which all who come can have it. */
export interface ParkOnOffer extends Omit<PackagePart, 'day'> {
  readonly slug: string;
  readonly days: readonly ParkDay[];
}

export interface AddedPark {
  readonly slug: string;
  readonly day: ParkDay;
}

/**
 * So many parks more, the first on offer that fit, each on the free day nearest to the first part's;
 * `undefined` where there are not as many (docs/rules/prices.md#ways).
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

/** Of two that are as near, the earlier one. */
function nearestOf(days: readonly ParkDay[], to: ParkDay | undefined): ParkDay | undefined {
  if (to === undefined) return undefined;
  const [nearest] = days
    .map((day) => ({ day, apart: Math.abs(daysBetween(to, day)) }))
    .toSorted((a, b) => a.apart - b.apart || (a.day < b.day ? -1 : 1));
  return nearest?.day;
}
