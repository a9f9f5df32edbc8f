import { lateUntil, type ParkTime, type Product } from '@shop/domain';
import type { Asked } from '@shop/ports/backends';
import { answerOr } from '../../../presenters/answer-or.js';

/** Until when the gates admit the previous day's tickets, by product; empty without a catalogue. */
export const lateHours = (asked: Asked<readonly Product[]>): Readonly<Record<string, ParkTime>> =>
  Object.fromEntries(
    answerOr(asked, []).flatMap(({ slug, schedule }) => {
      const late = lateUntil(schedule);
      return late === undefined ? [] : [[slug, late] as const];
    }),
  );
