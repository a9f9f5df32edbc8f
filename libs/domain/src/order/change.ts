import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import type { Language } from '../language/language.js';
import type { StayDates } from '../hotel/stay.js';
import { type Money, subtract } from '../money/money.js';
import type { PayCode } from '../payment/pay-way.js';
import type { CancelWay } from './cancellation.js';
import type { ClaimForm } from './weather-claim.js';

/** A requested change of an order (docs/rules/rights.md#ledger). */
export type ChangeRequest =
  | {
      readonly kind: 'cancel';
      readonly lines: readonly string[];
      readonly way: CancelWay;
      /** The refund that the visitor saw; the backend refuses if its own differs. */
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
      /** The new price that the visitor saw; the hotels refuse if theirs differs. */
      readonly amount: Money;
      /** The price paid for the current nights; the difference is refunded or charged. */
      readonly paid: Money;
      readonly payBy?: PayCode | undefined;
    } & StayDates);

export const linesIn = (request: ChangeRequest): readonly string[] =>
  request.kind === 'cancel' ? request.lines : [request.line];

/** The price difference to pay before the change is requested. */
export function dueOf(request: ChangeRequest): Money | undefined {
  if (request.kind !== 'changeStay' || request.amount.amount <= request.paid.amount)
    return undefined;
  return subtract(request.amount, request.paid);
}

/**
 * States of a change:
 * - PAYING: the visitor pays the difference; the backend has not been called.
 * - ASKED: stored, before the order backend is called. UNKNOWN: the backend did not reply.
 * - ANSWERED: the backend made the change; a refund is due. SETTLED: done.
 * - RETURNING: refused; the difference paid is to be refunded. REFUSED: nothing changed.
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

/** The state once a person has refunded by hand; `undefined` if no refund is due. */
export function refundedState(state: ChangeState): ChangeState | undefined {
  if (state === 'ANSWERED') return 'SETTLED';
  return state === 'RETURNING' ? 'REFUSED' : undefined;
}

/** An order has at most one change in these states. */
export const openChangeStates: readonly ChangeState[] = [
  'PAYING',
  'ASKED',
  'UNKNOWN',
  'ANSWERED',
  'RETURNING',
];

/** The move by which the backend has made the change; the owner gets a mail. */
const isChangeDone = (from: ChangeState, to: ChangeState): boolean =>
  (from === 'ASKED' || from === 'UNKNOWN') && (to === 'ANSWERED' || to === 'SETTLED');

/** The backend has made the change, so the visit differs. */
export const isChangeMade = ({ state, request }: Pick<OrderChange, 'state' | 'request'>): boolean =>
  request.kind !== 'weather' && (state === 'ANSWERED' || state === 'SETTLED');

/** The move by which a refused change's payment was refunded. */
const isChangeReturned = (from: ChangeState, to: ChangeState): boolean =>
  from === 'RETURNING' && to === 'REFUSED';

export const isChangeTold = (from: ChangeState, to: ChangeState): boolean =>
  isChangeDone(from, to) || isChangeReturned(from, to);

export const isOpenChange = ({ state }: Pick<OrderChange, 'state'>): boolean =>
  openChangeStates.includes(state);

/** Our own record of one change, written before the first outside call. */
export interface OrderChange {
  /** 128 random bits, hex; the idempotency key of every outside call. */
  readonly id: string;
  /** From the visitor's form: the same form sent twice is the same change. */
  readonly attempt: string;
  readonly orderId: string;
  readonly state: ChangeState;
  /** Counts moves; a move names the version it read. */
  readonly version: number;
  readonly request: ChangeRequest;
  readonly language: Language;
  /** The order's payment, which refunds go to. */
  readonly paymentId: string | undefined;
  /** The payment of the difference, once started. */
  readonly extraPaymentId?: string | undefined;
  /** The provider's page for that payment. */
  readonly payAt?: string | undefined;
  /** The refund, as the backend confirmed it; for a payment in vain, the amount paid. */
  readonly amount: Money | undefined;
  /** An error catalogue code. */
  readonly refusal: string | undefined;
  readonly createdAt: Date;
}

/** One id per change, so that the mail is sent once. */
export const changeMailId = (changeId: string): string => `${mailStart}${changeId}`;

export const decisionMailId = (changeId: string): string => `${decisionStart}${changeId}`;

/** The change a mail is about, if any. */
export function changeOfMail(mailId: string): string | undefined {
  const start = [mailStart, decisionStart].find((one) => mailId.startsWith(one));
  return start === undefined ? undefined : mailId.slice(start.length);
}

const mailStart = 'changed:';
const decisionStart = 'decided:';
