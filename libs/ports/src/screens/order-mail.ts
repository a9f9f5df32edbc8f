import type { Language, MailKind } from '@shop/domain';
import type { ChangeView } from './change-view.js';
import type { OrderView, TransferView } from './order-screen.js';

/** What a mail of a confirmed order says: what its page does, and the ways there. */
export interface OrderMailView {
  readonly why: Exclude<MailKind, 'transfer'>;
  readonly language: Language;
  /** What was changed, of a mail that tells of a change. */
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
  /** The whole address that opens the order on any device; who has it may see the order. */
  readonly link: string;
  /** The last day on which it does. */
  readonly until: string;
  /** The whole address of the page that sends the link anew. */
  readonly findOrder: string;
  readonly phone: { readonly number: string; readonly href: string } | undefined;
  /** Where the shop is written to. */
  readonly email: string;
  /** Whether a calendar file comes with it: open tickets have no day to be written down. */
  readonly hasCalendar: boolean;
}

/** Where the money of an order by transfer goes. */
export interface TransferMailView extends Omit<OrderMailView, 'why' | 'hasCalendar'> {
  readonly transfer: TransferView;
}

/** What is printed of an order. */
export interface VoucherSheetsView {
  readonly language: Language;
  readonly brand: string;
  readonly order: Pick<OrderView, 'id' | 'lines' | 'stays'>;
}

/** A mail, written. */
export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
