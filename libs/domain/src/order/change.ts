import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import type { Language } from '../language/language.js';
import type { StayDates } from '../hotel/stay.js';
import type { Money } from '../money/money.js';
import type { CancelWay } from './cancellation.js';
import type { ClaimForm } from './weather-claim.js';

/** What somebody asks to be done with an order (docs/rules/rights.md#ledger). */
export type ChangeWish =
  | {
      readonly kind: 'cancel';
      readonly lines: readonly string[];
      readonly way: CancelWay;
      /** What was said to be given back; the backend refuses when its own amount differs. */
      readonly amount: Money;
    }
  | {
      readonly kind: 'changeDate';
      readonly line: string;
      readonly day: ParkDay;
      readonly time: ParkTime | undefined;
    }
  | ({ readonly kind: 'weather'; readonly line: string } & ClaimForm)
  | ({
      readonly kind: 'changeStay';
      readonly line: string;
      /** What the new nights were said to cost; the hotels refuse when they ask for another amount. */
      readonly amount: Money;
      /** What was paid for those that it has: what is less goes back. */
      readonly paid: Money;
    } & StayDates);

/**
 * Asked: written, before the order backend is called. Answered: it has done it, and money is still to
 * be given back. Unknown: it did not answer. Settled: nothing is left to do. Refused: nothing changed.
 */
export const changeTransitions = {
  ASKED: ['ANSWERED', 'SETTLED', 'UNKNOWN', 'REFUSED'],
  UNKNOWN: ['ANSWERED', 'SETTLED', 'REFUSED'],
  ANSWERED: ['SETTLED'],
  SETTLED: [],
  REFUSED: [],
} as const satisfies Record<string, readonly string[]>;

export type ChangeState = keyof typeof changeTransitions;

export const canChangeMove = (from: ChangeState, to: ChangeState): boolean =>
  changeTransitions[from].some((state) => state === to);

/** One of these at most an order: its next change waits for the end of it. */
export const openChangeStates: readonly ChangeState[] = ['ASKED', 'UNKNOWN', 'ANSWERED'];

/** Whether a move says that the backend has done it: from then on its owner is told. */
export const isChangeDone = (from: ChangeState, to: ChangeState): boolean =>
  (from === 'ASKED' || from === 'UNKNOWN') && (to === 'ANSWERED' || to === 'SETTLED');

export const isOpenChange = ({ state }: Pick<OrderChange, 'state'>): boolean =>
  openChangeStates.includes(state);

/** Our own record of one change of an order, written before the first outside call. */
export interface OrderChange {
  /** Random, 128 bits, hex: the key of every outside call. */
  readonly id: string;
  /** Of the visitor's form: the same form sent twice is the same change. */
  readonly attempt: string;
  readonly orderId: string;
  readonly state: ChangeState;
  /** Counts the moves; a move names the version that it saw. */
  readonly version: number;
  readonly wish: ChangeWish;
  readonly language: Language;
  /** What a refund is given back by; only of a cancellation. */
  readonly paymentId: string | undefined;
  /** What the backend gave back, as it said. */
  readonly amount: Money | undefined;
  /** Why it was refused: a code of the error catalogue. */
  readonly refusal: string | undefined;
  readonly createdAt: Date;
}

/** Of the one mail that tells of a change: there can't be two of them. */
export const changeMailId = (changeId: string): string => `${mailStart}${changeId}`;

/** Of the one mail that tells what was decided of a claim. */
export const decisionMailId = (changeId: string): string => `${decisionStart}${changeId}`;

/** The change that a mail tells of; `undefined` when it tells of none. */
export function changeOfMail(mailId: string): string | undefined {
  const start = [mailStart, decisionStart].find((one) => mailId.startsWith(one));
  return start === undefined ? undefined : mailId.slice(start.length);
}

const mailStart = 'changed:';
const decisionStart = 'decided:';
