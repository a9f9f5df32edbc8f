import type { Contact, Language, Money, StayBooking } from '@shop/domain';
import type { OfferedStay, StayAsked, StayBookings, WantedRoom } from '@shop/ports/backends';
import { about } from './about.js';
import type { Send } from './call.js';
import type { Clients } from './clients.js';
import { segment } from './segment.js';
import { stayAskedOf } from './stay-refusals.js';
import { booking, writeRooms } from './wire-bookings.js';

const bookings = 'hotels/bookings';

/** Holds and books rooms over the hotel API (backends/contracts/hotels.yaml). */
export class HttpStayBookings implements StayBookings {
  constructor(private readonly clients: Clients) {}

  book(
    rooms: readonly WantedRoom[],
    language: Language,
    key: string,
    of?: OfferedStay,
  ): Promise<StayAsked<StayBooking>> {
    const body = { rooms: writeRooms(rooms), language };
    return this.#send(bookings, { body, key, about: about.hotels.bookStay(rooms, of) });
  }

  async booking(id: string, language: Language): Promise<StayAsked<StayBooking>> {
    const path = `${bookings}/${segment(id)}`;
    const query = { language };
    const ask = { query, shape: booking, about: about.hotels.booking(id) };
    return stayAskedOf(await this.clients.reads.get(path, ask));
  }

  hold(id: string, until: Date, key: string, shorter = false): Promise<StayAsked<StayBooking>> {
    const body = { until: until.toISOString(), ...(shorter && { shorter }) };
    return this.#send(this.#at(id, 'hold'), { body, key, about: about.hotels.holdStay(id) });
  }

  confirm(
    id: string,
    { reference, contact }: { readonly reference: string; readonly contact: Contact },
    key: string,
  ): Promise<StayAsked<StayBooking>> {
    const { firstName, lastName, email, country, phone } = contact;
    const body = { reference, contact: { firstName, lastName, email, country, phone } };
    const send = { body, key, about: about.hotels.confirmStay(id) };
    return this.#send(this.#at(id, 'confirm'), send);
  }

  change(
    id: string,
    rooms: readonly WantedRoom[],
    amount: Money,
    key: string,
    of?: OfferedStay,
  ): Promise<StayAsked<StayBooking>> {
    const body = { rooms: writeRooms(rooms), amount };
    const send = { body, key, about: about.hotels.changeStay(id, rooms, of) };
    return this.#send(this.#at(id, 'change'), send);
  }

  cancel(id: string, amount: Money, key: string): Promise<StayAsked<StayBooking>> {
    const send = { body: { amount }, key, about: about.hotels.cancelStay(id) };
    return this.#send(this.#at(id, 'cancel'), send);
  }

  #at(id: string, what: string): string {
    return `${bookings}/${segment(id)}/${what}`;
  }

  async #send(
    path: string,
    send: Required<Pick<Send<StayBooking>, 'body' | 'key' | 'about'>>,
  ): Promise<StayAsked<StayBooking>> {
    const call = { ...send, shape: booking };
    return stayAskedOf(await this.clients.writes.send('POST', path, call));
  }
}
