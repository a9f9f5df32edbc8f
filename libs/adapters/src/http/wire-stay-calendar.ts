import { type CurrencyCode, maxNights, type ParkMonth, type StayDay } from '@shop/domain';
import { z } from 'zod';
import { fittingOf, someOf } from './entries.js';
import { price } from './wire-room.js';
import * as wire from './wire-values.js';

const dayWords = {
  AVAILABLE: 'open',
  LIMITED: 'few',
  SOLD_OUT: 'soldOut',
  CLOSED: 'closed',
} as const;

const dayIn = (asked: CurrencyCode) =>
  z
    .object({
      date: wire.parkDay,
      status: wire.dayStatus,
      priceFrom: price.nullish(),
      minNights: z.int().min(1).max(maxNights).default(1),
      canBegin: z.boolean().optional(),
      canEnd: z.boolean().default(true),
    })
    .refine(({ priceFrom }) => !priceFrom || priceFrom.currency === asked, `an amount in ${asked}`)
    .transform(({ date, status, priceFrom, minNights, canBegin, canEnd }): StayDay => {
      const isFree = status === 'AVAILABLE' || status === 'LIMITED';
      return {
        day: date,
        status: dayWords[status],
        minNights,
        canEnd,
        lowest: isFree ? (priceFrom ?? undefined) : undefined,
        canBegin: isFree && (canBegin ?? true),
      };
    });

const days = wire.ofEach((currency) => someOf(dayIn(currency), 31));

/** The days of the month; leaves out other months. */
export const stayCalendar = (asked: CurrencyCode, month: ParkMonth) =>
  z.object({ days: days[asked] }).transform(({ days: all }, context) => {
    const own = fittingOf(({ day }: StayDay) =>
      day.startsWith(month) ? undefined : 'a day of the month',
    )(all);
    if (!own) context.addIssue({ code: 'custom', message: 'days of the month', path: ['days'] });
    return own ?? [];
  });
