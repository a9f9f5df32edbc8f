import type { StayAnswer, StayQuestion } from '@shop/domain';
import type { StayAsked } from './stay-bookings.js';

/** Finds rooms for dates and people. A failure is a reply, not a throw. */
export interface StaySearch {
  /**
   * Each hotel that was asked for, with what it has or why not. Amounts include all taxes. Refused
   * are dates, rooms and codes that no hotel takes.
   */
  search(question: StayQuestion): Promise<StayAsked<StayAnswer>>;
}

export const StaySearch = Symbol('StaySearch');
