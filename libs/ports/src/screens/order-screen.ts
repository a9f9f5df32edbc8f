import type { GivenBack, UnitType } from '@shop/domain';
import type { OrderMailForm } from '../forms/order.js';
import type { LinePickupView } from './extra-view.js';
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
  /** `1` of `3`. */
  readonly number: number;
  readonly of: number;
  readonly amount: PriceText;
  /** It has let somebody in; when, where that is known. */
  readonly used?: { readonly at: string | undefined } | undefined;
  /** Where it is put into a wallet, for each that the operator has an account of. */
  readonly wallets?: readonly WalletLink[] | undefined;
  /** The QR code as one SVG path in a square of `size` modules, margin included. */
  readonly qr: { readonly size: number; readonly path: string };
}

export interface OrderLineView {
  readonly id: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly date: string | undefined;
  /** Set for an open ticket. */
  readonly validUntil: string | undefined;
  readonly hours: string;
  readonly component: string | undefined;
  readonly extras: readonly string[];
  /** Of a line with transport, where the backend asks for it. */
  readonly pickup?: LinePickupView | undefined;
  /** With what it was sold as one package, where it was. */
  readonly package?: { readonly name: string; readonly value: string } | undefined;
  readonly summary: LineSummaryView;
  readonly vouchers: readonly VoucherView[];
  /** Addresses of its supplier's ticket files, an entry for each person without a code to show. */
  readonly files?: readonly string[] | undefined;
  /** How many of its tickets have no code yet, though they are paid for. */
  readonly missing?: number | undefined;
  readonly meetingPoint: string;
  /** The page with the way there, and its map. */
  readonly directions?: string | undefined;
  readonly bring: readonly string[];
  /** Set once it was cancelled: it has no vouchers any more. */
  readonly cancelled?: boolean | undefined;
}

/** A bank transfer that is waited for; the day and time are the park's. */
export interface TransferView {
  readonly bank: string;
  readonly beneficiary: string;
  readonly account: string;
  readonly reference: string;
  readonly amount: PriceText;
  /** `2389.00`, to paste into a bank's form. */
  readonly plainAmount: string;
  readonly until: string;
  /** Of all the hours that there are for it. */
  readonly hours: number;
  readonly secondsLeft: number;
  /** `a•••@correo.example`: where the same was sent. */
  readonly mailTo: string;
}

export interface OrderView {
  readonly id: string;
  /**
   * `confirming` is asked again by the page; it is never called failed while that is unknown.
   * `awaiting` waits for a transfer, for which `lapsed` has waited in vain.
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
  /** Absent in an order without one. */
  readonly stays?: readonly OrderStayView[] | undefined;
  readonly totals: TotalsView;
  /** How it was paid, in words; of an order that was. */
  readonly paidBy?: string | undefined;
  /** What went back of it, or is on its way, and for what; without a name it is all of it. */
  readonly refunds?:
    | readonly { readonly name: string | undefined; readonly amount: PriceText }[]
    | undefined;
  readonly wall: string;
  readonly retry: LinkView | undefined;
  /** Where the money goes, of an order that waits for it; absent while that can't be asked. */
  readonly transfer?: TransferView | undefined;
  /** Money that came and was not what was asked for. */
  readonly givenBack?: { readonly why: GivenBack; readonly amount: string } | undefined;
  /** What became of its mail, and to whom it goes; of a confirmed order alone. */
  readonly mail?: OrderMailState | undefined;
  /** Where its files are fetched; of a confirmed order alone. */
  readonly files?: OrderFiles | undefined;
  /** Where a date is changed; left out where its supplier has no other date. */
  readonly dateChange?: 'changeHere' | 'changeText' | undefined;
  /** What may be done with it; of an order that was paid alone. */
  readonly rights?: OrderRightsView | undefined;
  readonly problems: readonly Problem[];
}

export interface OrderFiles {
  /** The vouchers as a PDF; absent while there is none. */
  readonly vouchers: string | undefined;
  /** Its visits for a calendar; open tickets have no day to be written down. */
  readonly calendar: string | undefined;
}

export interface OrderMailState {
  /** `a•••@correo.example`. */
  readonly to: string;
  /** `none`: nothing was sent, for the order is older than its mails. */
  readonly standing: 'none' | 'waiting' | 'sent' | 'failed';
  /** Set when its links were ended just now. */
  readonly isEnded: boolean;
}

export const orderScreen = screen<OrderView>('order', 'work');

/** Sends the mail of an order anew; its new state is the order page's. */
export const sendOrderMail = action<OrderMailForm, OrderMailState>('/order/mail');

/** Ends every link to the order that was sent; new ones are of the next generation. */
export const endOrderLinks = action<OrderMailForm, OrderMailState>('/order/end-links');
