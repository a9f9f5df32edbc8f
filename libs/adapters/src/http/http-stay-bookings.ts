import type { Contact, Language, Money, StayBooking } from '@shop/domain';
import type { StayAsked, StayBookings, WantedRoom } from '@shop/ports/backends';
import type { Clients } from './clients.js';
import { segment } from './segment.js';
import { stayAskedOf } from './stay-refusals.js';
import { booking, writeRooms } from './wire-bookings.js';

const bookings = 'hotels/bookings';

/** Rooms that are held and booked over the hotel API (backends/contracts/hotels.yaml). */
export class HttpStayBookings implements StayBookings {
  constructor(private readonly clients: Clients) {}

  book(
    rooms: readonly WantedRoom[],
    language: Language,
    key: string,
  ): Promise<StayAsked<StayBooking>> {
    return this.#send(bookings, { rooms: writeRooms(rooms), language }, key);
  }

  async booking(id: string, language: Language): Promise<StayAsked<StayBooking>> {
    const path = `${bookings}/${segment(id)}`;
    const query = { language };
    return stayAskedOf(await this.clients.reads.get(path, { query, shape: booking }));
  }

  hold(id: string, until: Date, key: string, shorter = false): Promise<StayAsked<StayBooking>> {
    const body = { until: until.toISOString(), ...(shorter && { shorter }) };
    return this.#send(this.#at(id, 'hold'), body, key);
  }

  confirm(
    id: string,
    { reference, contact }: { readonly reference: string; readonly contact: Contact },
    key: string,
  ): Promise<StayAsked<StayBooking>> {
    const { firstName, lastName, email, country, phone } = contact;
    const body = { reference, contact: { firstName, lastName, email, country, phone } };
    return this.#send(this.#at(id, 'confirm'), body, key);
  }

  change(
    id: string,
    rooms: readonly WantedRoom[],
    amount: Money,
    key: string,
  ): Promise<StayAsked<StayBooking>> {
    return this.#send(this.#at(id, 'change'), { rooms: writeRooms(rooms), amount }, key);
  }

  cancel(id: string, amount: Money, key: string): Promise<StayAsked<StayBooking>> {
    return this.#send(this.#at(id, 'cancel'), { amount }, key);
  }

  #at(id: string, what: string): string {
    return `${bookings}/${segment(id)}/${what}`;
  }

  async #send(path: string, body: unknown, key: string): Promise<StayAsked<StayBooking>> {
    const send = { body, key, shape: booking };
    return stayAskedOf(await this.clients.writes.send('POST', path, send));
  }
}
