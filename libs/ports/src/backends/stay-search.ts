import type { StayAnswer, StayQuestion } from '@shop/domain';
import type { StayAsked } from './stay-bookings.js';

/** Finds rooms for dates and people. A failure is a reply, never an exception. */
export interface StaySearch {
  /**
   * One result for each hotel in the question: its offers, or why it has none. Amounts include all
   * taxes. Refused if no hotel accepts the dates, rooms or code.
   */
  search(question: StayQuestion): Promise<StayAsked<StayAnswer>>;
}

export const StaySearch = Symbol('StaySearch');
