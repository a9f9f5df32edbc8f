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

/** The smallest change to a visit that would make a tier apply, or why there is none. */
export interface TierChange {
  readonly rule: TierRule;
  readonly change:
    /** The first day far enough ahead, among the days on offer if known. */
    | { readonly kind: 'day'; readonly day: ParkDay }
    /** More parks or tours in the package; a single ticket is a package of one. */
    | { readonly kind: 'parks'; readonly more: number }
    | { readonly kind: 'none'; readonly reason: SkipReason };
}

/**
 * One entry per tier that does not apply today, best first (docs/rules/prices.md#nearest). With
 * `days`, suggests only those.
 */
export function nearestChanges(
  question: TierQuestion,
  today: ParkDay,
  days?: readonly ParkDay[],
): readonly TierChange[] {
  const { rule: acting, skipped } = tierFor(question);
  return skipped.map(({ rule, reason }) => {
    const isBeaten = acting !== undefined && percentOff(acting) > percentOff(rule);
    // A better tier applies already: moving the visit would gain nothing.
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

/** Skips days far enough ahead for the next tier. */
function firstDay(rule: TierRule, { today, days }: DaysOnOffer): ParkDay | undefined {
  const first = addDays(today, tiers[rule].from);
  if (!days || rule === 'combo') return first;
  const { to } = leadReach(rule);
  const last = to === undefined ? undefined : addDays(today, to);
  return days.filter((day) => day >= first && (last === undefined || day <= last)).toSorted()[0];
}

/** Adds a first child at the child price; `undefined` if there is one or a child does not fit. */
export function withFirstChild(people: People, bands: AgeBands): People | undefined {
  if (people.CHILD > 0 || !bands.CHILD) return undefined;
  const more = { ...people, CHILD: 1 };
  return checkPeople(more, bands) ? undefined : more;
}
