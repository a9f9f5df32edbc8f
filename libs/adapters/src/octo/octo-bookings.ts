import { createHash } from 'node:crypto';
import {
  type Choice,
  countPeople,
  type CurrencyCode,
  type UnitType,
  unitTypes,
} from '@shop/domain';
import type { Clock } from '@shop/ports/backends';
import { about, segment, type Send } from '../http/index.js';
import { asking, doneOf, type OctoClients, type OctoDone } from './octo-account.js';
import { dayOf, timeOf } from './octo-days.js';
import { type OctoProducts, type Offered, unitIdOf } from './octo-products.js';
import type { BookedLine } from './octo-records.js';
import { availabilities, booking, type OctoBooking } from './wire-octo.js';

/** How many used UUIDs to skip before giving up. */
const mostTries = 4;

export type Holding = Pick<
  BookedLine,
  'uuid' | 'availabilityId' | 'name' | 'units' | 'original' | 'amount' | 'until'
>;

export type HoldRequest = Pick<Choice, 'slug' | 'day' | 'time' | 'people'>;

/** Bookings at an OCTO supplier. The shop chooses their UUIDs, so that each is made once. */
export class OctoBookings {
  constructor(
    private readonly clients: OctoClients,
    private readonly offers: OctoProducts,
    private readonly clock: Clock,
  ) {}

  /** The same seed finds its booking again, or replaces one that has ended. */
  async hold(
    request: HoldRequest,
    currency: CurrencyCode,
    seed: string,
  ): Promise<OctoDone<Holding>> {
    const asked = await this.#question(request, currency);
    if (asked.kind !== 'ok') return asked;
    const { offered, body } = asked.state;
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const uuid = uuidOf(`${seed}:${attempt}`);
      const named = { ...body, uuid };
      const held = await this.#send('bookings/', named, about.octo.book(named));
      if (held.kind !== 'ok') return held;
      const isHeld = held.state.status === 'ON_HOLD' && this.#isAhead(held.state);
      if (isHeld) return this.#holdingOf(held.state, request, offered, currency);
    }
    return { kind: 'refused', refusal: 'noAvailability' };
  }

  /** Changes places or people of a booking, all or nothing. */
  async change(
    uuid: string,
    request: HoldRequest,
    currency: CurrencyCode,
  ): Promise<OctoDone<Holding>> {
    const asked = await this.#question(request, currency);
    if (asked.kind !== 'ok') return asked;
    const path = `bookings/${segment(uuid)}`;
    const { offered, body } = asked.state;
    const reply = await this.clients.writes.send('PATCH', path, {
      body,
      shape: booking,
      key: uuid,
      about: about.octo.change({ ...body, uuid }),
    });
    const changed = doneOf(reply);
    return changed.kind === 'ok'
      ? this.#holdingOf(changed.state, request, offered, currency)
      : changed;
  }

  find(uuid: string): Promise<OctoDone<OctoBooking>> {
    const ask = { shape: booking, about: about.octo.booking(uuid) };
    return asking(this.clients, `bookings/${segment(uuid)}`, ask);
  }

  /** From now; a supplier may grant less. */
  extend(uuid: string, expirationMinutes: number): Promise<OctoDone<OctoBooking>> {
    const of = about.octo.extend(uuid);
    return this.#send(`bookings/${segment(uuid)}/extend`, { expirationMinutes }, of);
  }

  confirm(line: BookedLine, body: unknown): Promise<OctoDone<OctoBooking>> {
    const { uuid, availabilityId } = line;
    const people = countPeople(line.people);
    const of = about.octo.confirm({ uuid, availabilityId, people });
    return this.#send(`bookings/${segment(uuid)}/confirm`, body, of);
  }

  /** A missing booking counts as cancelled. */
  cancel(uuid: string, reason: string): Promise<OctoDone<OctoBooking>> {
    return this.#send(`bookings/${segment(uuid)}/cancel`, { reason }, about.octo.cancel(uuid));
  }

  /** Releases holds; those that can't be reached expire. */
  async release(uuids: readonly string[]): Promise<void> {
    await Promise.all(uuids.map((uuid) => this.cancel(uuid, 'Not wanted any more.')));
  }

  async #send(
    path: string,
    body: unknown,
    of: Send<OctoBooking>['about'],
  ): Promise<OctoDone<OctoBooking>> {
    const key = uuidOf(`${path}${JSON.stringify(body)}`);
    const send = { body, shape: booking, key, ...(of && { about: of }) };
    return doneOf(await this.clients.writes.send('POST', path, send));
  }

  /** Looks up the availability id of the day and time, which the supplier chooses. */
  async #question({ slug, day, time, people }: HoldRequest, currency: CurrencyCode) {
    const offered = await this.offers.find(slug);
    if (offered.kind !== 'ok') return offered;
    const { productId, option } = offered.state;
    const units = unitTypes.filter((unit) => people[unit] > 0);
    const unitIds = units.flatMap((unit) =>
      Array.from({ length: people[unit] }, () => unitIdOf(offered.state, unit)),
    );
    if (!day) return { kind: 'refused', refusal: 'noSchedule' } as const;
    const unitItems = unitIds.flatMap((unitId) => (unitId ? [{ unitId }] : []));
    if (unitItems.length < countPeople(people))
      return { kind: 'refused', refusal: 'infantsNotAdmitted' } as const;
    const what = { productId, optionId: option.id };
    const asked = await asking(this.clients, 'availability/', {
      body: { ...what, localDateStart: day, localDateEnd: day, currency },
      shape: availabilities,
      about: about.octo.availability(day, day),
    });
    if (asked.kind !== 'ok') return asked;
    const found = asked.state.find(
      (one) => dayOf(one) === day && (time ? timeOf(one) === time : one.allDay),
    );
    if (!found) return { kind: 'refused', refusal: time ? 'noSchedule' : 'closedDay' } as const;
    const body = { ...what, availabilityId: found.id, unitItems, currency };
    return { kind: 'ok', state: { offered: offered.state, body } } as const;
  }

  #isAhead({ utcExpiresAt }: OctoBooking): boolean {
    return utcExpiresAt ? new Date(utcExpiresAt) > this.clock.now() : true;
  }

  #holdingOf(
    held: OctoBooking,
    { people }: HoldRequest,
    offered: Offered,
    currency: CurrencyCode,
  ): OctoDone<Holding> {
    const priceOf = (unit: UnitType) => {
      const unitId = unitIdOf(offered, unit);
      const price = held.unitItems.find((one) => one.unitId === unitId)?.pricing;
      return price?.currency === currency ? price : undefined;
    };
    // Price explanations start from the adult's price.
    const listPrice = priceOf('ADULT')?.original;
    const wanted = unitTypes.filter((unit) => people[unit] > 0);
    const units = wanted.flatMap((unit) => {
      const price = priceOf(unit);
      const quantity = people[unit];
      return price && listPrice !== undefined
        ? [{ unit, quantity, unitPrice: price.retail, original: price.original }]
        : [];
    });
    // A supplier that only prices whole bookings gives no unit prices for a line.
    if (units.length < wanted.length) return { kind: 'failed', reason: 'malformed' };
    const of = (part: 'original' | 'unitPrice') =>
      units.reduce((sum, one) => sum + one[part] * one.quantity, 0);
    return {
      kind: 'ok',
      state: {
        uuid: held.uuid,
        name: offered.product.name,
        units: units.map(({ unit, quantity, unitPrice }) => ({
          unit,
          quantity,
          unitPrice,
          listPrice: listPrice ?? 0,
        })),
        availabilityId: held.availabilityId ?? '',
        original: of('original'),
        amount: of('unitPrice'),
        until: held.utcExpiresAt ?? new Date(this.clock.now().getTime() + minuteMs).toISOString(),
      },
    };
  }
}

const minuteMs = 60_000;

/** A UUID (RFC 9562, version 8) derived from a text: the same text is the same booking. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
