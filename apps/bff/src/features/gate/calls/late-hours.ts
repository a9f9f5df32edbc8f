import { lateUntil, oncePer, type ParkTime, type Product } from '@shop/domain';
import type { BackendReply } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';

const lateIn = oncePer((products: readonly Product[]): Readonly<Record<string, ParkTime>> =>
  Object.fromEntries(
    products.flatMap(({ slug, schedule }) => {
      const late = lateUntil(schedule);
      return late === undefined ? [] : [[slug, late] as const];
    }),
  ),
);

/** Until when the gates admit the previous day's tickets, by product; empty without a catalogue. */
export const lateHours = (asked: BackendReply<readonly Product[]>) => lateIn(valueOr(asked, []));
