import { Inject, Injectable } from '@nestjs/common';
import {
  type Money,
  type Order,
  type OrderLine,
  paidFor,
  refundWord,
  resaleStatusAt,
  type Right,
  rightOf,
} from '@shop/domain';
import { Clock, OrderChangeCalls, OrdersGateway } from '@shop/ports/backends';
import { noAnswer, unprocessable } from './octo-error.js';
import { OctoStock } from './octo-stock.js';
import { type KeptBooking, ResaleHolds } from './resale-holds.js';

/** Cancels a booking. A hold is released; a sale follows the cancellation rule it was sold with. */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly holds: ResaleHolds,
    private readonly stock: OctoStock,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(OrderChangeCalls) private readonly changes: OrderChangeCalls,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(kept: KeptBooking, reason: string | null): Promise<KeptBooking> {
    const { value } = kept;
    const status = resaleStatusAt(value, this.clock.now());
    if (value.state === 'CANCELLED') return kept;
    if (value.state === 'DROPPING') return this.#drop(kept, reason);
    if (value.state === 'CANCELLING') return this.#cancel(kept, reason);
    if (status === 'ON_HOLD')
      return this.#drop(await this.holds.move(kept, { state: 'DROPPING' }), reason);
    if (status === 'CONFIRMED')
      return this.#cancel(await this.holds.move(kept, { state: 'CANCELLING' }), reason);
    throw unprocessable(`A booking that is ${status} can’t be cancelled.`);
  }

  async rightOf(order: Order, line: OrderLine): Promise<Right> {
    const product = await this.stock.productOf(line.slug);
    const schedule = product?.options.find(({ slug }) => slug === line.slug)?.schedule;
    return rightOf('cancel', line, { order, schedule, isBusy: false, now: this.clock.now() });
  }

  async #drop(kept: KeptBooking, reason: string | null): Promise<KeptBooking> {
    await this.holds.drop(kept);
    return this.#done(kept, 'FULL', reason);
  }

  async #cancel(kept: KeptBooking, reason: string | null): Promise<KeptBooking> {
    const { order: id, id: key } = kept.value;
    if (id === null) throw noAnswer();
    const asked = await this.orders.order(id);
    const order = asked.kind === 'ok' ? asked.answer : undefined;
    const line = order?.lines[0];
    if (!order || !line) throw noAnswer();
    // A retry after a lost response: already cancelled.
    if (line.cancellation)
      return this.#done(kept, word(line.cancellation.amount, line, order), reason);
    const right = await this.rightOf(order, line);
    const back = right.state === 'open' ? right.back : undefined;
    if (!back?.ways.includes('refund'))
      return this.#refuse(kept, 'Its time to be cancelled is over.');
    const { amount } = back;
    const request = { kind: 'cancel', lines: [line.id], way: 'refund', amount } as const;
    const done = await this.changes.change(id, request, `resale:${key}:cancel:${kept.version}`);
    if (done.kind === 'failed' && done.reason !== 'rejected') throw noAnswer();
    if (done.kind !== 'ok') return this.#refuse(kept, 'It can’t be cancelled.');
    return this.#done(kept, word(amount, line, order), reason);
  }

  async #refuse(kept: KeptBooking, why: string): Promise<never> {
    await this.holds.move(kept, { state: 'CONFIRMED' });
    throw unprocessable(why);
  }

  #done(kept: KeptBooking, refund: ReturnType<typeof refundWord>, reason: string | null) {
    const cancellation = { refund, reason, at: this.clock.now().toISOString() };
    return this.holds.move(kept, { state: 'CANCELLED', cancellation });
  }
}

const word = (back: Money, line: OrderLine, order: Order) => {
  const paid = paidFor(line, order).amount;
  return refundWord(paid === 0 ? 100 : (back.amount * 100) / paid);
};
