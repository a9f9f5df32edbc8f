import type { ChangeRequest, Order, StayBooking } from '@shop/domain';
import type { BackendReply, Written } from './backend-reply.js';

/** `unsupported`: the backend has no such call, and the visitor has to phone. */
export type OrderChanged = Written<Order> | { readonly kind: 'unsupported' };

export type Supported<Answer> =
  | Exclude<BackendReply<Answer>, { kind: 'unknown' }>
  | { readonly kind: 'unsupported' };

/** Changes that the order backend decides alone; a change of hotel nights needs the hotels too. */
export type OrderChangeRequest = Exclude<ChangeRequest, { kind: 'changeStay' }>;

/** A captured payment of a price difference, and the reference it was started with. */
export interface ExtraPayment {
  readonly id: string;
  readonly reference: string;
}

/** Changes to a confirmed order (docs/rules/rights.md). */
export interface OrderChangeCalls {
  /** All or nothing; the same key again gets the first reply. */
  change(id: string, request: OrderChangeRequest, key: string): Promise<OrderChanged>;
  /** Records nights that the hotels booked, and the payment if they are dearer. */
  changeStay(
    id: string,
    line: string,
    nights: { readonly booking: StayBooking; readonly payment?: ExtraPayment | undefined },
    key: string,
  ): Promise<OrderChanged>;
  /** The paid orders of an email address, newest first. */
  ordersOf(email: string): Promise<Supported<readonly Order[]>>;
}

export const OrderChangeCalls = Symbol('OrderChangeCalls');
