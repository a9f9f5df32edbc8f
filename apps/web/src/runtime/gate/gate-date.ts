import { type Language, type VoucherClaim, writeLongDate } from '@shop/domain';
import type { Say } from './gate-texts.js';

export const dateOf = (
  { day, lastDay }: Pick<VoucherClaim, 'day' | 'lastDay'>,
  language: Language,
  say: Say,
): string =>
  day === undefined
    ? say('openUntil', { date: writeLongDate(lastDay, language) })
    : writeLongDate(day, language);
