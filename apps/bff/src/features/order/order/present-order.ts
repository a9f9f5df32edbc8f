import { Inject, Injectable } from '@nestjs/common';
import {
  isGranted,
  isPaid,
  isZero,
  missingCodes,
  openTicketValidUntil,
  type Order,
  type OrderLine,
  parkDayAt,
  pathOf,
  type Product,
  productOf,
  type Purchase,
  type Language,
  writeLongDate,
  writeShortDate,
} from '@shop/domain';
import { ContentSource, HotelsContent, PlacesContent } from '@shop/ports/backends';
import type { OrderLineView, OrderView } from '@shop/ports/screens';
import { directionsPath } from '../../../presenters/directions-path.js';
import { componentOf } from '../../../presenters/present-cart.js';
import { LinePresenter, presentScene, writeSchedule } from '../../../presenters/present-line.js';
import { presentLineExtras } from '../../../presenters/present-line-extras.js';
import { StayPresenter } from '../../../presenters/present-stay.js';
import { presentTotals } from '../../../presenters/present-totals.js';
import { writeLongParkMoment } from '../../../presenters/write-park-moment.js';
import { packageWords } from './package-words.js';
import { VoucherPresenter } from './present-voucher.js';

export interface OrderFacts {
  readonly order: Order;
  readonly purchase: Purchase | undefined;
  readonly catalogue: readonly Product[];
}

/** The texts of an order on its page and in its mail. */
export type OrderWords = Omit<OrderView, 'mail' | 'problems' | 'transfer' | 'givenBack' | 'rights'>;

@Injectable()
export class OrderPresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    @Inject(PlacesContent) private readonly places: PlacesContent,
    private readonly lines: LinePresenter,
    private readonly stays: StayPresenter,
    private readonly vouchers: VoucherPresenter,
  ) {}

  present({ order, purchase, catalogue }: OrderFacts, language: Language): OrderWords {
    const state = stateOf(order, purchase);
    const [first] = order.lines;
    // A pending order counts too: its money may still arrive.
    const isBooked = state !== 'failed' && state !== 'lapsed';
    const lines = order.lines.map((line) => this.line(line, order, catalogue, language));
    const stays = order.stays?.map((stay) => {
      const view = this.stays.inOrder(stay, isBooked, language);
      const whole = this.packageOf(stay, order, language);
      return whole ? { ...view, facts: [...view.facts, whole] } : view;
    });
    return {
      id: order.id,
      state,
      firstName: order.contact.firstName,
      boughtAt: writeLongParkMoment(order.createdAt, language),
      lines,
      stays,
      totals: presentTotals(order, lines, language),
      dateChange: dateChangeOf(order, catalogue),
      wall: first
        ? presentScene(this.content, first.slug, language).wall
        : (stays?.[0]?.wall ?? presentScene(this.content, '', language).wall),
      retry:
        state === 'failed' || state === 'cancelled' || state === 'refunded' || state === 'lapsed'
          ? { name: '', href: retryPath(state, language) }
          : undefined,
    };
  }

  private packageOf(part: Parameters<typeof packageWords>[0], order: Order, language: Language) {
    const { content, hotels } = this;
    return packageWords(part, order, { content, hotels }, language);
  }

  private line(
    line: OrderLine,
    order: Order,
    catalogue: readonly Product[],
    language: Language,
  ): OrderLineView {
    const product = productOf(catalogue, line.slug);
    const place = this.content.place(line.slug, language);
    const validUntil = openTicketValidUntil(parkDayAt(order.createdAt));
    const missing = missingCodes(order, line);
    return {
      id: line.id,
      name: place?.name ?? line.name,
      ...presentScene(this.content, line.slug, language),
      date: line.day && writeLongDate(line.day, language),
      validUntil: line.day ? undefined : writeShortDate(validUntil, language),
      hours: writeSchedule(product, line.time, language),
      component: componentOf(line, product),
      ...presentLineExtras(line, this.content, language),
      package: this.packageOf(line, order, language),
      summary: this.lines.summary(line, product, order.createdAt, language),
      vouchers: this.vouchers.present(line, order, language),
      meetingPoint: place?.meetingPoint ?? '',
      directions: directionsPath(product?.variantOf ?? line.slug, this.places, language),
      bring: place?.bring ?? [],
      ...(line.cancellation && { cancelled: true }),
      ...(missing > 0 && { missing }),
      ...(line.files && { files: line.files }),
    };
  }
}

/** Online if the backend has the call, else by phone. An unknown product does not forbid it. */
function dateChangeOf({ can, lines }: Order, catalogue: readonly Product[]) {
  const isNever = lines.every(({ slug }) => {
    const product = productOf(catalogue, slug);
    return product && !isGranted('changeDate', product);
  });
  if (isNever) return undefined;
  return can?.includes('changeDate') ? ('changeHere' as const) : ('changeText' as const);
}

/** State for the visitor. A payment with an unknown result is never shown as failed. */
function stateOf(order: Order, purchase: Purchase | undefined): OrderView['state'] {
  if (isPaid(order)) return 'confirmed';
  const ended = purchase?.state;
  if (order.status === 'REFUNDED' || ended === 'REFUNDED' || ended === 'REFUND_DUE')
    return 'refunded';
  const isTransfer = purchase?.method === 'TR';
  // Without a payment nothing can have failed.
  if (ended === 'FAILED') return isZero(order.total) ? 'cancelled' : failedAs(purchase);
  if (isTransfer && (ended === 'PAYING' || ended === 'CREATED')) return 'awaiting';
  const isLost = order.status === 'CANCELLED' || order.status === 'EXPIRED';
  return isLost && (ended === undefined || ended === 'ORDERED') ? 'cancelled' : 'confirming';
}

/** After a transfer's deadline the cart is long empty, so retry from the list. */
const retryPath = (state: OrderView['state'], language: Language): string =>
  pathOf({ name: state === 'lapsed' ? 'list' : 'cart', params: {} }, language);

/** Without a payment it was cancelled; a transfer that did not arrive has expired. */
function failedAs(purchase: Purchase | undefined): OrderView['state'] {
  if (purchase?.method !== 'TR') return 'failed';
  return purchase.paymentId === undefined ? 'cancelled' : 'lapsed';
}
