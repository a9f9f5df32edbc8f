import type { Language, MailKind } from '@shop/domain';
import type { ChangeView } from './change-view.js';
import type { OrderView, TransferView } from './order-screen.js';

/** The content of a confirmed order's mail. */
export interface OrderMailView {
  readonly why: Exclude<MailKind, 'transfer'>;
  readonly language: Language;
  /** The change that the mail reports. */
  readonly changed?: ChangeView | undefined;
  readonly brand: string;
  readonly descriptor: string;
  readonly order: Pick<
    OrderView,
    | 'id'
    | 'firstName'
    | 'boughtAt'
    | 'lines'
    | 'stays'
    | 'totals'
    | 'paidBy'
    | 'refunds'
    | 'wall'
    | 'dateChange'
  >;
  /** The URL that opens the order on any device. Everyone who has it can see the order. */
  readonly link: string;
  /** The last day on which the link works. */
  readonly until: string;
  /** The URL of the page that sends a new link. */
  readonly findOrder: string;
  readonly phone: { readonly number: string; readonly href: string } | undefined;
  /** The shop's e-mail address. */
  readonly email: string;
  /** Whether a calendar file is attached. Open tickets have no day for one. */
  readonly hasCalendar: boolean;
}

/** Payment details of an order by bank transfer. */
export interface TransferMailView extends Omit<OrderMailView, 'why' | 'hasCalendar'> {
  readonly transfer: TransferView;
}

/** The printed part of an order. */
export interface VoucherSheetsView {
  readonly language: Language;
  readonly brand: string;
  readonly order: Pick<OrderView, 'id' | 'lines' | 'stays'>;
}

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
