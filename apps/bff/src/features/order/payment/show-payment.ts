import { Inject, Injectable } from '@nestjs/common';
import { type ChangeState, pathOf, type PurchaseState, type Translated } from '@shop/domain';
import { ContentSource, OrderChanges, PurchaseLedger } from '@shop/ports/backends';
import { type PaymentView, paymentScreen } from '@shop/ports/screens';
import { orderPath } from '../../../presenters/order-paths.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { OrderAccess } from '../order-access.js';
import { paymentId } from '../../../visit/own-orders.js';
import { returnPath } from '../../pay/purchase/payment-paths.js';

type State = PaymentView['state'];

const titles: Translated = { es: 'Tu pago', en: 'Your payment', pt: 'Seu pagamento' };

const ofPurchase = {
  CREATED: 'checking',
  PAYING: 'checking',
  UNKNOWN: 'checking',
  PAID: 'checking',
  ORDERED: 'paid',
  FAILED: 'failed',
  REFUND_DUE: 'givenBack',
  REFUNDED: 'givenBack',
} as const satisfies Record<PurchaseState, State>;

const ofChange = {
  PAYING: 'checking',
  ASKED: 'checking',
  UNKNOWN: 'checking',
  ANSWERED: 'checking',
  SETTLED: 'paid',
  RETURNING: 'givenBack',
  REFUSED: 'failed',
} as const satisfies Record<ChangeState, State>;

interface Found {
  readonly orderId: string | undefined;
  readonly state: State;
  readonly payAt?: string | undefined;
  readonly cartSession?: string;
}

/** Page of a payment (docs/rules/purchase.md#return), visible to any browser with its id. */
@Injectable()
export class ShowPayment implements ScreenHandler {
  readonly routes = ['payment'] as const;

  constructor(
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly access: OrderAccess,
  ) {}

  async show({ route, visitor: { language }, own }: PageQuestion): Promise<ShowOutcome> {
    const id = route.params.id ?? '';
    const found = paymentId.test(id) ? await this.find(id) : undefined;
    if (!found) return { kind: 'notFound' };
    const { orderId, state, payAt, cartSession } = found;
    if (orderId && state !== 'failed' && (await this.access.may(orderId, own.orders)))
      return { kind: 'moved', to: orderPath(orderId, language) };
    const to = (name: 'findOrder' | 'checkout' | 'list') => pathOf({ name, params: {} }, language);
    const isBuyer = own.payments.includes(id) || (cartSession && cartSession === own.cartSession);
    const view: PaymentView = {
      state,
      payAt: state === 'checking' ? payAt : undefined,
      // Before the payment starts, the order page has no link to pay.
      order: isBuyer && orderId ? returnPath(id) : undefined,
      findOrder: to('findOrder'),
      checkout: to('checkout'),
      list: to('list'),
    };
    const title = titles[language];
    return shown(paymentScreen, view, {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: title,
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [{ name: title, href: pathOf(route, language) }],
    });
  }

  private async find(id: string): Promise<Found | undefined> {
    const purchase = await this.ledger.find(id);
    if (purchase) return { ...purchase, state: ofPurchase[purchase.state] };
    const change = await this.changes.find(id);
    if (!change) return undefined;
    // A refused change with an amount was paid, and the money went back.
    const state =
      change.state === 'REFUSED' && change.amount ? 'givenBack' : ofChange[change.state];
    return { ...change, state };
  }
}
