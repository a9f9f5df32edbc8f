import { lateUntil, type ParkTime, type Product } from '@shop/domain';
import type { Asked } from '@shop/ports/backends';
import { answerOr } from '../../../presenters/answer-or.js';

/** Until when a gate admits tickets of the day before, by product; none without a catalogue. */
export const lateHours = (asked: Asked<readonly Product[]>): Readonly<Record<string, ParkTime>> =>
  Object.fromEntries(
    answerOr(asked, []).flatMap(({ slug, schedule }) => {
      const late = lateUntil(schedule);
      return late === undefined ? [] : [[slug, late] as const];
    }),
  );
