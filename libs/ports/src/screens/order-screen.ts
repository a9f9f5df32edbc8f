import type { GivenBack, UnitType } from '@shop/domain';
import type { OrderMailForm } from '../forms/order.js';
import type { LineExtrasView } from './extra-view.js';
import type { LineSummaryView } from './line-summary.js';
import type { TotalsView } from './cart-screen.js';
import type { OrderRightsView } from './order-rights.js';
import { action, type Problem, screen } from './screen.js';
import type { OrderStayView } from './stay-view.js';
import type { LinkView, PriceText, SceneView } from './texts.js';

export interface WalletLink {
  readonly kind: 'apple' | 'google';
  readonly href: string;
}

export interface VoucherView {
  readonly code: string;
  readonly unit: UnitType;
  readonly number: number;
  readonly of: number;
  readonly amount: PriceText;
  /** Set once the ticket was used; `at` is absent if the time is unknown. */
  readonly used?: { readonly at: string | undefined } | undefined;
  /** Links that add it to a wallet, one per wallet that the operator supports. */
  readonly wallets?: readonly WalletLink[] | undefined;
  /** The QR code as one SVG path in a square of `size` modules, including its margin. */
  readonly qr: { readonly size: number; readonly path: string };
}

export interface OrderLineView extends LineExtrasView {
  readonly id: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly date: string | undefined;
  readonly validUntil: string | undefined;
  readonly hours: string;
  readonly component: string | undefined;
  readonly package?: { readonly name: string; readonly value: string } | undefined;
  readonly summary: LineSummaryView;
  readonly vouchers: readonly VoucherView[];
  /** URLs of the supplier's ticket files, one for each person without a code. */
  readonly files?: readonly string[] | undefined;
  /** How many paid tickets have no code yet. */
  readonly missing?: number | undefined;
  readonly meetingPoint: string;
  readonly directions?: string | undefined;
  readonly bring: readonly string[];
  /** Set once cancelled; the line then has no vouchers. */
  readonly cancelled?: boolean | undefined;
}

/** The details of a pending bank transfer. Times are in park time. */
export interface TransferView {
  readonly bank: string;
  readonly beneficiary: string;
  readonly account: string;
  readonly reference: string;
  readonly amount: PriceText;
  /** `2389.00`, to paste into a bank's form. */
  readonly plainAmount: string;
  readonly until: string;
  readonly hours: number;
  readonly secondsLeft: number;
  /** `a•••@correo.example`: where the mail with these details went. */
  readonly mailTo: string;
}

export interface OrderView {
  readonly id: string;
  /**
   * The page polls while `confirming`; an unknown outcome is never `failed`. `awaiting` waits for a
   * transfer; `lapsed` means that none came in time.
   */
  readonly state:
    | 'confirmed'
    | 'awaiting'
    | 'confirming'
    | 'failed'
    | 'lapsed'
    | 'refunded'
    | 'cancelled';
  readonly firstName: string;
  readonly boughtAt: string;
  readonly lines: readonly OrderLineView[];
  /** Absent in an order without stays. */
  readonly stays?: readonly OrderStayView[] | undefined;
  readonly totals: TotalsView;
  /** The payment method as text; set if it was paid. */
  readonly paidBy?: string | undefined;
  /** Made and pending refunds. Without `name` it is the whole order. */
  readonly refunds?:
    | readonly { readonly name: string | undefined; readonly amount: PriceText }[]
    | undefined;
  readonly wall: string;
  readonly retry: LinkView | undefined;
  /** Set while the order waits for a transfer; absent if the details are unavailable. */
  readonly transfer?: TransferView | undefined;
  /** A payment that was not the amount due, and was refunded. */
  readonly givenBack?: { readonly why: GivenBack; readonly amount: string } | undefined;
  /** Set for a confirmed order. */
  readonly mail?: OrderMailState | undefined;
  /** Set for a confirmed order. */
  readonly files?: OrderFiles | undefined;
  /** Where to change the date; absent if the supplier allows no change. */
  readonly dateChange?: 'changeHere' | 'changeText' | undefined;
  /** Set for a paid order. */
  readonly rights?: OrderRightsView | undefined;
  readonly problems: readonly Problem[];
}

export interface OrderFiles {
  readonly vouchers: string | undefined;
  /** URL of the calendar file; `undefined` for open tickets. */
  readonly calendar: string | undefined;
}

export interface OrderMailState {
  readonly to: string;
  /** `none`: the order is older than the shop's mails. */
  readonly standing: 'none' | 'waiting' | 'sent' | 'failed';
  /** Set right after the visitor has ended its links. */
  readonly isEnded: boolean;
}

export const orderScreen = screen<OrderView>('order', 'work');

/** Sends the order's mail again and returns its new state. */
export const sendOrderMail = action<OrderMailForm, OrderMailState>('/order/mail');

/** Ends every link to the order that was sent. New links get the next generation. */
export const endOrderLinks = action<OrderMailForm, OrderMailState>('/order/end-links');
