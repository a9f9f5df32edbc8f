import type { Language, MailKind } from '@shop/domain';
import type { ChangeView } from './change-view.js';
import type { OrderView, TransferView } from './order-screen.js';

export interface OrderMailView {
  readonly why: Exclude<MailKind, 'transfer'>;
  readonly language: Language;
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
  readonly findOrder: string;
  readonly phone: { readonly number: string; readonly href: string } | undefined;
  readonly email: string;
  /** Whether a calendar file is attached. Open tickets have no day for one. */
  readonly hasCalendar: boolean;
}

/** Payment details of an order by bank transfer. */
export interface TransferMailView extends Omit<OrderMailView, 'why' | 'hasCalendar'> {
  readonly transfer: TransferView;
}

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
