import {
  addDays,
  daysBetween,
  type LineCancellation,
  momentOf,
  toDecimal,
  type WeatherClaim,
} from '@shop/domain';
import { ruleOf } from '../engine/cancellation-rules.js';
import { later, minutes } from '../engine/clock.js';
import type { Content } from '../engine/content.js';
import type { OrderLine } from '../engine/quote.js';

/** The calls that owners of a confirmed order can use. */
export const whatOwnersMay = [
  'CHANGE_DATE',
  'WEATHER_CLAIM',
  'CANCEL',
  'CHANGE_STAY',
  'CHANGE_STAY_DEARER',
] as const;

/** How long the decision on a claim takes. */
const claimMs = minutes(1);

/** After a granted claim, the ticket can move to a day within this many days. */
const daysToChange = 30;

/** The decision: bad weather every other day. A granted claim lifts the usual notice. */
export function claimOf({ choice, claim }: OrderLine, now: Date): WeatherClaim | undefined {
  if (!claim || choice.day === null) return undefined;
  if (later(new Date(claim.at), claimMs) > now) return { status: 'RECEIVED' };
  if (daysBetween('2000-01-01', choice.day) % 2 === 1) return { status: 'DENIED' };
  return { status: 'GRANTED', changeUntil: momentOf(addDays(choice.day, daysToChange), '00:00') };
}

export const wayWords = { refund: 'REFUND', coupon: 'COUPON' } as const;

export const cancellationWire = ({ amount, way, coupon }: LineCancellation) => ({
  Amount: toDecimal(amount),
  Way: wayWords[way],
  Coupon: coupon ? { Code: coupon.code, ValidUntil: coupon.until } : null,
});

export function rightsWire(content: Content, line: OrderLine | undefined, now: Date) {
  if (!line) return {};
  const { steps, ways } = ruleOf(content.rights, line.choice.slug);
  const { cancelled, boughtFor } = line;
  const claim = claimOf(line, now);
  return {
    BoughtFor: boughtFor ? { Date: boughtFor.day, StartTime: boughtFor.time } : null,
    CancellationRule: {
      Steps: steps.map(({ hours, percent }) => ({ Hours: hours, Percent: percent })),
      Ways: ways.map((way) => wayWords[way]),
    },
    Cancellation: cancelled ? cancellationWire(cancelled) : null,
    WeatherClaim: claim
      ? { Status: claim.status, ChangeUntil: claim.changeUntil?.toISOString() ?? null }
      : null,
  };
}
