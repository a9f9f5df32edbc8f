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

/** Who buys: what a voucher is written for. The phone is as `PhonePlan` reads
 * it, the country ISO 3166; somebody with one name has an empty last name. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string;
  readonly phone: string;
}

/** One unit's ticket: what a gate reads. */
export interface Voucher {
  readonly code: string;
  readonly unit: UnitType;
  readonly amount: Money;
  /** It has let somebody in; when, where the backend says it. */
  readonly used?: { readonly at: Date | undefined } | undefined;
}

/** When a ticket is for; without a day it is an open one. */
export interface TicketDay {
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
}

export interface OrderLine extends CartLine {
  /** What it was bought for, set once it has had another day or time. */
  readonly boughtFor?: TicketDay | undefined;
  readonly vouchers: readonly Voucher[];
  /**
   * Addresses (https) of its supplier's ticket files, an entry for each person whose ticket has no
   * code to show; two people may share a file.
   */
  readonly files?: readonly string[] | undefined;
  /** The rule of cancelling that it was sold with; absent where the backend says none. */
  readonly rule?: CancellationRule | undefined;
  /** Set once it was cancelled: it lets nobody in any more. */
  readonly cancellation?: LineCancellation | undefined;
  readonly claim?: WeatherClaim | undefined;
  /** Somebody came in with it: nothing of it can be changed. */
  readonly isUsed?: boolean | undefined;
}

/** A stay as it was bought. */
export interface OrderStay {
  readonly id: string;
  readonly booking: StayBooking;
  readonly amount: Money;
  /** The package that it was sold with; absent for one by itself. */
  readonly packageId?: string | undefined;
  /** Set once it was cancelled. */
  readonly cancellation?: LineCancellation | undefined;
}

export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly contact: Contact;
  readonly lines: readonly OrderLine[];
  /** Nights in hotels that were bought with it; absent where there are none. */
  readonly stays?: readonly OrderStay[] | undefined;
  /** The coupon or promo code that it was bought with. */
  readonly promo?: Promo | undefined;
  readonly original: Money;
  readonly saved: Money;
  readonly total: Money;
  /** What the backend lets its owner do by itself; absent: nothing, all is done by phone. */
  readonly can?:
    | readonly ('changeDate' | 'weather' | 'cancel' | 'changeStay' | 'changeStayDearer')[]
    | undefined;
  /** By which payment it was paid, where the backend says so. */
  readonly paymentId?: string | undefined;
}

/** What a ticket was bought for, however often it was changed since. */
export const boughtFor = ({
  boughtFor: first,
  day,
  time,
}: Pick<OrderLine, 'boughtFor' | 'day' | 'time'>): TicketDay => first ?? { day, time };

/** As long as an order keeps its places unpaid, where it does not wait for a transfer. */
export const orderHoldMs = 30 * 60_000;

type Tickets = Pick<OrderLine, 'people' | 'vouchers' | 'files' | 'cancellation'>;

/**
 * How many of the people of a ticket have neither a code nor a file, though it is paid for: their
 * backend has told none, or a code that no gate would know.
 */
export const missingCodes = (
  order: Pick<Order, 'status'>,
  { people, vouchers, files = [], cancellation }: Tickets,
): number =>
  isPaid(order) && !cancellation
    ? Math.max(0, countPeople(people) - vouchers.length - files.length)
    : 0;

/** Whether it has tickets, and none of them has a code or a file that could be shown. */
export const hasNoCodes = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  order.lines.some((line) => missingCodes(order, line) > 0) &&
  order.lines.every(({ vouchers, files = [] }) => vouchers.length + files.length === 0);

/** Whether there is a sheet of paper to draw: of a ticket with a code, or of a stay. */
export const hasSheets = ({ lines, stays = [] }: Pick<Order, 'lines' | 'stays'>): boolean =>
  lines.some(({ vouchers }) => vouchers.length > 0) ||
  stays.some(({ cancellation }) => !cancellation);

/** Its tickets that still let somebody in. */
export const liveLines = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] =>
  lines.filter(({ cancellation }) => !cancellation);

/** Whether its tickets are somebody's: an order on hold is nobody's yet, one that ended no more. */
export const isPaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'CONFIRMED' || status === 'REDEEMED';

/** Whether it is paid, or was until it was cancelled: its owner is told of that. */
export const wasPaid = (order: Pick<Order, 'status'>): boolean =>
  isPaid(order) || order.status === 'CANCELLED' || order.status === 'REFUNDED';

/** An open ticket is valid for six months, to the same day number or the month's last day. */
export const openTicketValidUntil = (bought: ParkDay): ParkDay => addMonths(bought, 6);
