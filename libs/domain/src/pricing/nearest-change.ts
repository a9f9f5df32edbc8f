import { addDays, type ParkDay } from '../calendar/park-day.js';
import {
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
    /** The first later day that is far enough ahead, whether or not the park is open on it. */
    | { readonly kind: 'day'; readonly day: ParkDay }
    /** So many parks or tours more in its package; a ticket alone is a package of one. */
    | { readonly kind: 'parks'; readonly more: number }
    | { readonly kind: 'none'; readonly reason: SkipReason };
}

/** Each tier that does not act on a visit that is bought today, the best first (docs/rules/prices.md#nearest). */
export function nearestChanges(question: TierQuestion, today: ParkDay): readonly TierChange[] {
  const { rule: acting, skipped } = tierFor(question);
  return skipped.map(({ rule, reason }) => {
    const isBeaten = acting !== undefined && percentOff(acting) > percentOff(rule);
    const told = isBeaten && isPassing(reason) ? 'betterTier' : reason;
    return { rule, change: changeFor(rule, told, question, today) };
  });
}

/** A reason that another day or package would remove. */
const isPassing = (reason: SkipReason) => reason === 'tooSoon' || reason === 'fewParks';

function changeFor(
  rule: TierRule,
  reason: SkipReason,
  { parksInPackage }: TierQuestion,
  today: ParkDay,
): TierChange['change'] {
  switch (reason) {
    case 'tooSoon':
      return { kind: 'day', day: addDays(today, tiers[rule].from) };
    case 'fewParks':
      return { kind: 'parks', more: tiers[rule].from - parksInPackage };
    default:
      return { kind: 'none', reason };
  }
}
