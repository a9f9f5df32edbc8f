import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { mostResaleHolds, type ResaleBooking, resaleStatusAt } from '@shop/domain';
import { Clock, heldPlaces, ResaleBookings, resaleId, resaleMarks } from '@shop/ports/backends';
import type { BookingBody } from './booking-body.js';
import type { OctoAsker, Reseller } from './octo-door.js';
import { unprocessable } from './octo-error.js';
import { contactOf, isSameRequest, ReadBooking } from './read-booking.js';
import { type KeptBooking, ResaleHolds } from './resale-holds.js';

/** Creates a booking and holds its places. The same UUID returns the same booking. */
@Injectable()
export class TakeBooking {
  constructor(
    private readonly reading: ReadBooking,
    private readonly holds: ResaleHolds,
    @Inject(ResaleBookings) private readonly bookings: ResaleBookings,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(body: BookingBody, { reseller, language }: OctoAsker): Promise<KeptBooking> {
    if (!body.unitItems || body.unitItems.length === 0) {
      // Validate the product first, so that an unknown one is the first error.
      await this.reading.requestOf({ ...body, unitItems: [] }).catch(onlyPeople);
      throw unprocessable('A booking has unitItems.');
    }
    const uuid = body.uuid?.toLowerCase() ?? randomUUID();
    const request = await this.reading.requestOf(body);
    const known = await this.bookings.find(resaleId({ reseller: reseller.name, uuid }));
    if (known) return this.again(known, { ...known.value, ...request });
    await this.limit(reseller, request.units.length);
    const now = this.clock.now().toISOString();
    const fresh: ResaleBooking = {
      ...request,
      id: randomUUID(),
      reseller: reseller.name,
      uuid,
      state: 'ASKED',
      currency: body.currency ?? 'USD',
      language,
      resellerReference: body.resellerReference ?? null,
      contact: contactOf(body.contact),
      notes: body.notes ?? null,
      hold: null,
      order: null,
      createdAt: now,
      updatedAt: now,
      confirmedAt: null,
      cancellation: null,
    };
    const begun = await this.bookings.begin(resaleId(fresh), fresh);
    if (begun) return this.holds.hold(begun);
    const twin = await this.bookings.find(resaleId(fresh));
    if (!twin) throw unprocessable('Another call with this UUID was refused.');
    return this.again(twin, { ...twin.value, ...request });
  }

  private async again(known: KeptBooking, wanted: ResaleBooking): Promise<KeptBooking> {
    if (!isSameRequest(known.value, wanted)) throw unprocessable('This UUID is another booking’s.');
    return known.value.state === 'ASKED' ? this.holds.hold(known) : known;
  }

  /** Caps the places that one reseller may hold. */
  private async limit({ name }: Reseller, wanted: number): Promise<void> {
    const now = this.clock.now();
    const holding = await this.bookings.marked(resaleMarks.holding(name), mostResaleHolds);
    const values = holding.map(({ value }) => value);
    const held = heldPlaces(
      values.filter((booking) => resaleStatusAt(booking, now) === 'ON_HOLD'),
      now,
    );
    if (held + wanted > mostResaleHolds)
      throw unprocessable(`At most ${mostResaleHolds} places are held for one reseller at a time.`);
  }
}

function onlyPeople(error: unknown): void {
  const isPeople = error instanceof Error && error.message.startsWith('These people');
  if (!isPeople) throw error;
}
