import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import type { Language } from '../language/language.js';
import type { StayDates } from '../hotel/stay.js';
import { type Money, subtract } from '../money/money.js';
import type { PayCode } from '../payment/pay-way.js';
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
      /** What was paid for those that it has: what is less goes back, what is more is paid first. */
      readonly paid: Money;
      /** How the difference is paid, where there is one to pay. */
      readonly payBy?: PayCode | undefined;
    } & StayDates);

/** The tickets or stays that are to change. */
export const linesIn = (wish: ChangeWish): readonly string[] =>
  wish.kind === 'cancel' ? wish.lines : [wish.line];

/** What has to be paid before a change is asked for: what other nights cost more. */
export function dueOf(wish: ChangeWish): Money | undefined {
  if (wish.kind !== 'changeStay' || wish.amount.amount <= wish.paid.amount) return undefined;
  return subtract(wish.amount, wish.paid);
}

/**
 * Paying: its difference is being paid, and nobody was asked yet. Asked: written, before the order
 * backend is called. Answered: it has done it, and money is still to be given back. Unknown: it did
 * not answer. Returning: it was refused, and what was paid for it is still to be given back. Settled:
 * nothing is left to do. Refused: nothing changed.
 */
export const changeTransitions = {
  PAYING: ['ASKED', 'RETURNING', 'REFUSED'],
  ASKED: ['ANSWERED', 'SETTLED', 'UNKNOWN', 'RETURNING', 'REFUSED'],
  UNKNOWN: ['ANSWERED', 'SETTLED', 'RETURNING', 'REFUSED'],
  ANSWERED: ['SETTLED'],
  RETURNING: ['REFUSED'],
  SETTLED: [],
  REFUSED: [],
} as const satisfies Record<string, readonly string[]>;

export type ChangeState = keyof typeof changeTransitions;

export const canChangeMove = (from: ChangeState, to: ChangeState): boolean =>
  changeTransitions[from].some((state) => state === to);

/** One of these at most an order: its next change waits for the end of it. */
export const openChangeStates: readonly ChangeState[] = [
  'PAYING',
  'ASKED',
  'UNKNOWN',
  'ANSWERED',
  'RETURNING',
];

/** Whether a move says that the backend has done it: from then on its owner is told. */
export const isChangeDone = (from: ChangeState, to: ChangeState): boolean =>
  (from === 'ASKED' || from === 'UNKNOWN') && (to === 'ANSWERED' || to === 'SETTLED');

/** Whether the backend has done it: the visit is not what it was before. */
export const isChangeMade = ({ state, wish }: Pick<OrderChange, 'state' | 'wish'>): boolean =>
  wish.kind !== 'weather' && (state === 'ANSWERED' || state === 'SETTLED');

/** Whether a move says that it could not be had, and that what was paid for it went back. */
export const isChangeReturned = (from: ChangeState, to: ChangeState): boolean =>
  from === 'RETURNING' && to === 'REFUSED';

/** Whose owner is told by a mail. */
export const isChangeTold = (from: ChangeState, to: ChangeState): boolean =>
  isChangeDone(from, to) || isChangeReturned(from, to);

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
  /** What its order was paid by: a refund is given back by it. */
  readonly paymentId: string | undefined;
  /** What its own difference is paid by, once that was begun. */
  readonly extraPaymentId?: string | undefined;
  /** The provider's page where it is paid. */
  readonly payAt?: string | undefined;
  /** What the backend gave back, as it said; of one that was paid for in vain, what was paid. */
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
