import { Inject, Injectable } from '@nestjs/common';
import { type ResaleBooking, resaleStatusAt } from '@shop/domain';
import { Clock } from '@shop/ports/backends';
import type { BookingBody } from './booking-body.js';
import { unprocessable } from './octo-error.js';
import { contactOf, isSameRequest, ReadBooking } from './read-booking.js';
import { type KeptBooking, ResaleHolds } from './resale-holds.js';

@Injectable()
export class ChangeBooking {
  constructor(
    private readonly reading: ReadBooking,
    private readonly holds: ResaleHolds,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async update(kept: KeptBooking, body: BookingBody): Promise<KeptBooking> {
    const { value } = kept;
    const status = resaleStatusAt(value, this.clock.now());
    if (status !== 'ON_HOLD' && status !== 'CONFIRMED')
      throw unprocessable(`A booking that is ${status} can’t be changed.`);
    const isAboutPlaces =
      body.productId ?? body.optionId ?? body.availabilityId ?? body.unitItems ?? undefined;
    const request = isAboutPlaces === undefined ? value : await this.reading.requestOf(body, value);
    const wanted: ResaleBooking = {
      ...value,
      ...request,
      contact: contactOf(body.contact, value.contact),
      notes: body.notes ?? value.notes,
      resellerReference: body.resellerReference ?? value.resellerReference,
    };
    if (isSameRequest(request, value)) return this.holds.move(kept, wanted);
    if (status !== 'ON_HOLD') throw unprocessable('Its places are sold and stay as they are.');
    const hold = await this.holds.change(kept, wanted);
    return this.holds.move(kept, { ...wanted, hold });
  }

  async extend(kept: KeptBooking): Promise<KeptBooking> {
    const status = resaleStatusAt(kept.value, this.clock.now());
    if (status !== 'ON_HOLD') throw unprocessable(`A booking that is ${status} can’t be extended.`);
    return this.holds.move(kept, { hold: await this.holds.extend(kept) });
  }
}
