import { Inject, Injectable } from '@nestjs/common';
import {
  money,
  type Order,
  orderContactOf,
  type ResaleBooking,
  resaleStatusAt,
} from '@shop/domain';
import { Clock, ContentSource, OrdersGateway, type Written } from '@shop/ports/backends';
import { phonePlan } from '../../../presenters/phone-plan.js';
import { ChangeBooking } from './change-booking.js';
import type { BookingBody } from './booking-body.js';
import { noAnswer, unprocessable } from './octo-error.js';
import { contactOf, peopleOf } from './read-booking.js';
import { type KeptBooking, ResaleHolds } from './resale-holds.js';

/** Turns a hold into an order. It saves the state first, so that a later call can resume. */
@Injectable()
export class ConfirmBooking {
  constructor(
    private readonly changing: ChangeBooking,
    private readonly holds: ResaleHolds,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(kept: KeptBooking, body: BookingBody): Promise<KeptBooking> {
    const status = resaleStatusAt(kept.value, this.clock.now());
    if (kept.value.state === 'CONFIRMING') return this.settle(kept);
    if (status === 'CONFIRMED') return kept;
    if (status !== 'ON_HOLD')
      throw unprocessable(`A booking that is ${status} can’t be confirmed.`);
    const asked = body.unitItems ? await this.changing.update(kept, body) : kept;
    return this.settle(
      await this.holds.move(asked, {
        state: 'CONFIRMING',
        contact: contactOf(body.contact, asked.value.contact),
        resellerReference: body.resellerReference ?? asked.value.resellerReference,
      }),
    );
  }

  /** Resumes a confirmation; every step has an idempotency key of its own. */
  async settle(kept: KeptBooking): Promise<KeptBooking> {
    const { value } = kept;
    const { id, hold, currency, contact, reseller, language } = value;
    if (value.state !== 'CONFIRMING' || !hold) return kept;
    const request = {
      session: hold.session,
      language,
      reference: id,
      contact: orderContactOf(contact, { reseller, ...this.#callCentre() }, phonePlan),
      total: money(hold.whole.retail, currency),
    };
    const placed = await this.orders.place(request, `resale:${id}:place`);
    const order = await this.#took(kept, placed);
    if (!isOf(value, order)) return this.#reject(kept, order.id);
    const confirmed = await this.orders.confirm(order.id, `account:${id}`, `resale:${id}:confirm`);
    await this.#took(kept, confirmed, order.id);
    const confirmedAt = this.clock.now().toISOString();
    return this.holds.move(kept, { state: 'CONFIRMED', order: order.id, confirmedAt });
  }

  /** A refusal rejects the booking; after no reply the confirmation stays open for a retry. */
  async #took(kept: KeptBooking, written: Written<Order>, order?: string): Promise<Order> {
    if (written.kind === 'ok') return written.state;
    if (written.kind === 'failed' && written.reason !== 'rejected') throw noAnswer();
    await this.#reject(kept, order);
    throw unprocessable('The places can’t be sold any more.');
  }

  async #reject(kept: KeptBooking, order?: string): Promise<KeptBooking> {
    if (order) await this.orders.cancel(order, `resale:${kept.value.id}:reject`);
    return this.holds.move(kept, { state: 'REJECTED' });
  }

  #callCentre() {
    const [phone] = this.content.site('en').phones;
    return {
      phone: `+${(phone?.number ?? '').replace(/\D/g, '')}`,
      country: phone?.country ?? 'MX',
    };
  }
}

/** Whether the order matches the booking: another call may have changed the cart. */
function isOf({ slug, day, time, units }: ResaleBooking, { lines }: Order): boolean {
  const [line, ...others] = lines;
  return (
    others.length === 0 &&
    line?.slug === slug &&
    line.day === day &&
    (line.time ?? null) === time &&
    JSON.stringify(peopleOf(units)) === JSON.stringify(line.people)
  );
}
