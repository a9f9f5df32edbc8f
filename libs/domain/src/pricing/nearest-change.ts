import { addDays, type ParkDay } from '../calendar/park-day.js';
import { type AgeBands, checkPeople, type People } from '../people/people.js';
import {
  leadReach,
  percentOff,
  type SkipReason,
  type TierQuestion,
  type TierRule,
  tierFor,
  tiers,
} from './tier.js';

/** The smallest change of a visit that would make a tier act on it, or why none would. */
export interface TierChange {
  readonly rule: TierRule;
  readonly change:
    /** The first later day that is far enough ahead; of the days on offer where these are known. */
    | { readonly kind: 'day'; readonly day: ParkDay }
    /** So many parks or tours more in its package; a ticket alone is a package of one. */
    | { readonly kind: 'parks'; readonly more: number }
    | { readonly kind: 'none'; readonly reason: SkipReason };
}

/**
 * Each tier that does not act on a visit that is bought today, the best first
 * (docs/rules/prices.md#nearest). With the days to which it could be moved, no other day is named.
 */
export function nearestChanges(
  question: TierQuestion,
  today: ParkDay,
  days?: readonly ParkDay[],
): readonly TierChange[] {
  const { rule: acting, skipped } = tierFor(question);
  return skipped.map(({ rule, reason }) => {
    const isBeaten = acting !== undefined && percentOff(acting) > percentOff(rule);
    // Another day would remove this reason, for nothing.
    const told = isBeaten && reason === 'tooSoon' ? 'betterTier' : reason;
    return { rule, change: changeFor(rule, told, question, { today, days }) };
  });
}

function changeFor(
  rule: TierRule,
  reason: SkipReason,
  { parksInPackage }: TierQuestion,
  offered: DaysOnOffer,
): TierChange['change'] {
  switch (reason) {
    case 'tooSoon': {
      const day = firstDay(rule, offered);
      return day === undefined ? { kind: 'none', reason } : { kind: 'day', day };
    }
    case 'fewParks':
      return { kind: 'parks', more: tiers[rule].from - parksInPackage };
    default:
      return { kind: 'none', reason };
  }
}

interface DaysOnOffer {
  readonly today: ParkDay;
  readonly days: readonly ParkDay[] | undefined;
}

/** Not so far ahead that the next tier would act in its place. */
function firstDay(rule: TierRule, { today, days }: DaysOnOffer): ParkDay | undefined {
  const first = addDays(today, tiers[rule].from);
  if (!days || rule === 'combo') return first;
  const { to } = leadReach(rule);
  const last = to === undefined ? undefined : addDays(today, to);
  return days.filter((day) => day >= first && (last === undefined || day <= last)).toSorted()[0];
}

/** The party with its first child, who pays a child's price; none where it has one or none fits. */
export function withFirstChild(people: People, bands: AgeBands): People | undefined {
  if (people.CHILD > 0 || !bands.CHILD) return undefined;
  const more = { ...people, CHILD: 1 };
  return checkPeople(more, bands) ? undefined : more;
}
