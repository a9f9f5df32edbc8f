import { addMonths, type ParkDay, type ParkTime } from '../calendar/park-day.js';
import type { CartLine } from '../cart/cart.js';
import type { Promo } from '../coupon/promo.js';
import type { StayBooking } from '../hotel/stay.js';
import type { Money } from '../money/money.js';
import { countPeople, type UnitType } from '../people/people.js';
import type { CancellationRule, LineCancellation } from './cancellation.js';
import type { WeatherClaim } from './weather-claim.js';

/** Order states, after OCTO's bookings (docs/rules/purchase.md#order-states). */
export const orderTransitions = {
  ON_HOLD: ['PENDING_PAYMENT', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REJECTED'],
  PENDING_PAYMENT: ['CONFIRMED', 'EXPIRED', 'CANCELLED', 'REJECTED'],
  CONFIRMED: ['REDEEMED', 'CANCELLED', 'REFUNDED'],
  REDEEMED: [],
  EXPIRED: [],
  CANCELLED: ['REFUNDED'],
  REJECTED: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof orderTransitions;

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  orderTransitions[from].some((status) => status === to);

/** `phone` is as `PhonePlan` returns it, `country` ISO 3166, `lastName` may be empty. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string;
  readonly phone: string;
}

/** One person's ticket. */
export interface Voucher {
  readonly code: string;
  readonly unit: UnitType;
  readonly amount: Money;
  /** Set once used; `at` if the backend sends the time. */
  readonly used?: { readonly at: Date | undefined } | undefined;
}

export interface TicketDay {
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
}

export interface OrderLine extends CartLine {
  /** The visit it was bought for, set once the date or time was changed. */
  readonly boughtFor?: TicketDay | undefined;
  readonly vouchers: readonly Voucher[];
  /** HTTPS addresses of the supplier's ticket files, one entry per person without a code. */
  readonly files?: readonly string[] | undefined;
  /** The cancellation rule it was sold with; absent if the backend sends none. */
  readonly rule?: CancellationRule | undefined;
  /** Set once cancelled: it admits no one any more. */
  readonly cancellation?: LineCancellation | undefined;
  readonly claim?: WeatherClaim | undefined;
  /** Used tickets can't be changed. */
  readonly isUsed?: boolean | undefined;
}

export interface OrderStay {
  readonly id: string;
  readonly booking: StayBooking;
  readonly amount: Money;
  /** The package it was sold with, if any. */
  readonly packageId?: string | undefined;
  readonly cancellation?: LineCancellation | undefined;
}

export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly contact: Contact;
  readonly lines: readonly OrderLine[];
  readonly stays?: readonly OrderStay[] | undefined;
  readonly promo?: Promo | undefined;
  readonly original: Money;
  readonly saved: Money;
  readonly total: Money;
  /** Changes that the backend makes online; absent means by phone only. */
  readonly can?:
    | readonly ('changeDate' | 'weather' | 'cancel' | 'changeStay' | 'changeStayDearer')[]
    | undefined;
  /** The payment, if the backend sends it. */
  readonly paymentId?: string | undefined;
}

/** The visit a ticket was bought for, before any change. */
export const boughtFor = ({
  boughtFor: first,
  day,
  time,
}: Pick<OrderLine, 'boughtFor' | 'day' | 'time'>): TicketDay => first ?? { day, time };

/** How long an unpaid order keeps its places, unless it waits for a transfer. */
export const orderHoldMs = 30 * 60_000;

type Tickets = Pick<OrderLine, 'people' | 'vouchers' | 'files' | 'cancellation'>;

/** People of a paid ticket without a code or file that a gate accepts. */
export const missingCodes = (
  order: Pick<Order, 'status'>,
  { people, vouchers, files = [], cancellation }: Tickets,
): number =>
  isPaid(order) && !cancellation
    ? Math.max(0, countPeople(people) - vouchers.length - files.length)
    : 0;

/** The order has tickets, and none has a code or a file to show. */
export const hasNoCodes = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  order.lines.some((line) => missingCodes(order, line) > 0) &&
  order.lines.every(({ vouchers, files = [] }) => vouchers.length + files.length === 0);

/** Whether the PDF has pages: tickets with codes, or stays. */
export const hasSheets = ({ lines, stays = [] }: Pick<Order, 'lines' | 'stays'>): boolean =>
  lines.some(({ vouchers }) => vouchers.length > 0) ||
  stays.some(({ cancellation }) => !cancellation);

export const liveLines = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] =>
  lines.filter(({ cancellation }) => !cancellation);

export const isPaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'CONFIRMED' || status === 'REDEEMED';

/** Also true for a paid order that was cancelled. */
export const wasPaid = (order: Pick<Order, 'status'>): boolean =>
  isPaid(order) || order.status === 'CANCELLED' || order.status === 'REFUNDED';

/** Valid for six months, to the same day number or the month's last day. */
export const openTicketValidUntil = (bought: ParkDay): ParkDay => addMonths(bought, 6);
