import { randomUUID } from 'node:crypto';
import { type ForeignProduct, optionId, products } from './catalogue.js';
import { idOf, isOver, leftOf, type Place, placesOf } from './places.js';
import { Refusal } from './refusal.js';
import { type Booking, bookingOf, type Item } from './booking-of.js';

// oxlint-disable-next-line typescript/no-explicit-any -- any: a question of the wire, of any shape
type Question = any;

const minuteMs = 60_000;
const cutoffMs = 24 * 60 * minuteMs;
const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export const productNamed = ({ productId, optionId: option }: Question): ForeignProduct => {
  const found = products.find(({ id }) => id === productId);
  if (!found) throw new Refusal('INVALID_PRODUCT_ID', { productId });
  if (option !== optionId) throw new Refusal('INVALID_OPTION_ID', { optionId: option });
  return found;
};

/** Bookings in memory, each held for 8 minutes, at most 30 with extensions. */
export class ForeignBookings {
  readonly #all = new Map<string, Booking>();

  constructor(private readonly now: () => Date) {}

  takenOf(place: Place, but?: Booking): number {
    const id = idOf(place);
    const own = [...this.#all.values()].filter((one) => one !== but && idOf(one.place) === id);
    const alive = own.filter((one) => ['ON_HOLD', 'CONFIRMED'].includes(this.#statusOf(one)));
    return alive.reduce((sum, { items }) => sum + items.length, 0);
  }

  book(question: Question) {
    const { uuid = randomUUID() } = question;
    if (!isUuid(uuid)) throw new Refusal('BAD_REQUEST');
    const product = productNamed(question);
    const place = this.#placeOf(product, question.availabilityId);
    const items = itemsOf(product, question.unitItems ?? []);
    const known = this.#all.get(uuid);
    if (known) return this.shown(known);
    const made: Booking = {
      uuid,
      product,
      place,
      items,
      createdAt: this.now(),
      until: new Date(this.now().getTime() + 8 * minuteMs),
      contact: {},
      notes: null,
      resellerReference: null,
    };
    this.#needPlaces(made, made);
    this.#tell(made, question);
    this.#all.set(uuid, made);
    return this.shown(made);
  }

  change(uuid: string, question: Question) {
    const booking = this.find(uuid);
    const moves = ['productId', 'availabilityId', 'unitItems'].some((name) => name in question);
    const isSold = this.#statusOf(booking) === 'CONFIRMED';
    if (moves) {
      this.#needHeld(booking);
      const { product: before, place: at } = booking;
      const ids = { productId: before.id, optionId, ...question };
      const product = productNamed(ids);
      const place = question.availabilityId ? this.#placeOf(product, question.availabilityId) : at;
      const items = question.unitItems ? itemsOf(product, question.unitItems) : booking.items;
      this.#needPlaces({ product, place, items }, booking);
      Object.assign(booking, { product, place, items });
    } else if (!isSold) this.#needHeld(booking);
    this.#tell(booking, question);
    return this.shown(booking);
  }

  extend(uuid: string, { expirationMinutes = 8 }: Question) {
    const booking = this.find(uuid);
    this.#needHeld(booking);
    const until = this.now().getTime() + Math.min(expirationMinutes, 30) * minuteMs;
    booking.until = new Date(Math.max(booking.until.getTime(), until));
    return this.shown(booking);
  }

  confirm(uuid: string, question: Question) {
    const booking = this.find(uuid);
    if (this.#statusOf(booking) === 'CONFIRMED') return this.shown(booking);
    this.#needHeld(booking);
    if (question.unitItems) this.change(uuid, { unitItems: question.unitItems });
    this.#tell(booking, question);
    booking.confirmedAt = this.now();
    return this.shown(booking);
  }

  cancel(uuid: string, { reason = null }: Question) {
    const booking = this.find(uuid);
    const status = this.#statusOf(booking);
    if (status === 'EXPIRED') throw new Refusal('UNPROCESSABLE_ENTITY', { uuid });
    const isInTime = Date.parse(`${booking.place.day}T00:00:00Z`) - this.now().getTime() > cutoffMs;
    const refund = status === 'ON_HOLD' || isInTime ? 'FULL' : 'NONE';
    booking.cancelled ??= { at: this.now(), reason, refund };
    return this.shown(booking);
  }

  find(uuid: string): Booking {
    const found = this.#all.get(uuid);
    if (!found) throw new Refusal('INVALID_BOOKING_UUID', { uuid });
    return found;
  }

  sold() {
    const all = [...this.#all.values()].map((one) => this.shown(one));
    return all.filter(({ status }) => status === 'CONFIRMED');
  }

  /** Bookings by reference; a reference is required. */
  listed(query: URLSearchParams) {
    const [reseller, supplier] = [query.get('resellerReference'), query.get('supplierReference')];
    if (!reseller && !supplier) throw new Refusal('BAD_REQUEST');
    const all = [...this.#all.values()].map((one) => this.shown(one));
    return all.filter(
      (one) =>
        (!reseller || one.resellerReference === reseller) &&
        (!supplier || one.supplierReference === supplier),
    );
  }

  shown(booking: Booking) {
    return bookingOf(booking, this.#statusOf(booking), this.now());
  }

  #statusOf({ cancelled, confirmedAt, until }: Booking): string {
    if (cancelled) return 'CANCELLED';
    if (confirmedAt) return 'CONFIRMED';
    return until > this.now() ? 'ON_HOLD' : 'EXPIRED';
  }

  #tell(booking: Booking, { contact, notes, resellerReference }: Question): void {
    if (contact !== undefined) booking.contact = contact;
    if (notes !== undefined) booking.notes = notes;
    if (resellerReference !== undefined) booking.resellerReference = resellerReference;
  }

  #placeOf(product: ForeignProduct, id: unknown): Place {
    const text = Buffer.from(String(id), 'base64url').toString();
    const [, day = ''] = text.split('|');
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
    const found = isDay && placesOf(product, day, day).find((one) => idOf(one) === id);
    if (found && !isOver(found, product.startTimes, this.now())) return found;
    throw new Refusal('INVALID_AVAILABILITY_ID', { availabilityId: id });
  }

  #needHeld(booking: Booking): void {
    if (this.#statusOf(booking) !== 'ON_HOLD')
      throw new Refusal('UNPROCESSABLE_ENTITY', { uuid: booking.uuid });
  }

  #needPlaces(wanted: Pick<Booking, 'product' | 'place' | 'items'>, booking: Booking): void {
    const { product, place, items } = wanted;
    const { status, vacancies } = leftOf(product, place, this.takenOf(place, booking));
    if (status === 'AVAILABLE' && items.length > 0 && (vacancies ?? Infinity) >= items.length)
      return;
    throw new Refusal('UNPROCESSABLE_ENTITY');
  }
}

function itemsOf({ units }: ForeignProduct, asked: readonly { readonly unitId: string }[]) {
  return asked.map(({ unitId }): Item => {
    const unit = units.find(({ id }) => id === unitId);
    if (!unit) throw new Refusal('INVALID_UNIT_ID', { unitId });
    return { uuid: randomUUID(), unit };
  });
}
