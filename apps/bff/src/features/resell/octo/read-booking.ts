import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ageBandsOf,
  checkPeople,
  type Choice,
  type People,
  type Product,
  type ResaleBooking,
  type ResaleContact,
  type ResaleRequest,
  type ResaleUnit,
  scheduleChoice,
} from '@shop/domain';
import type { BookingBody, ContactBody, UnitItemBody } from './booking-body.js';
import { badRequest, invalid, unprocessable } from './octo-error.js';
import { OctoStock, unitOfId } from './octo-stock.js';
import { availabilityIdOf, placeOfId } from './octo-times.js';

/** Reads a booking body against the catalogue. Omitted fields keep their value. */
@Injectable()
export class ReadBooking {
  constructor(private readonly stock: OctoStock) {}

  async requestOf(body: BookingBody, was?: ResaleBooking): Promise<ResaleRequest> {
    const product = await this.#product(body, was);
    const place = placeOf(body, product, was);
    const units = body.unitItems
      ? body.unitItems.map((item) => unitOf(item, product))
      : (was?.units ?? []);
    const problem = checkPeople(peopleOf(units), ageBandsOf(product.businessUnitCode));
    if (problem) throw unprocessable(`These people can’t book it: ${problem}.`);
    return { slug: product.slug, day: place.day, time: place.time ?? null, units };
  }

  async #product(body: BookingBody, was: ResaleBooking | undefined): Promise<Product> {
    const known = was && (await this.stock.productOf(was.slug));
    const productId = body.productId ?? known?.id;
    if (!productId) throw badRequest('There is no productId.');
    const { options } = await this.stock.product(productId);
    const optionId = body.optionId ?? (productId === known?.id ? was?.slug : options[0].slug);
    if (!optionId) throw badRequest('There is no optionId.');
    return this.stock.option(productId, optionId);
  }
}

function placeOf(body: BookingBody, { schedule }: Product, was: ResaleBooking | undefined) {
  const id = body.availabilityId ?? (was && availabilityIdOf(spotOf(was)));
  if (!id) throw badRequest('There is no availabilityId.');
  const place = placeOfId(id, schedule.type);
  const fits = place && ['chosen', 'notNeeded'].includes(scheduleChoice(schedule, place.time));
  if (!fits) throw invalid('availabilityId', id);
  return place;
}

export const spotOf = ({ day, time }: Pick<ResaleRequest, 'day' | 'time'>) => ({
  day,
  time: time ?? undefined,
});

function unitOf(item: UnitItemBody, product: Product): ResaleUnit {
  return {
    uuid: item.uuid?.toLowerCase() ?? randomUUID(),
    unit: unitOfId(item.unitId, product),
    resellerReference: item.resellerReference ?? null,
    contact: contactOf(item.contact),
  };
}

export const peopleOf = (units: readonly Pick<ResaleUnit, 'unit'>[]): People => {
  const of = (wanted: ResaleUnit['unit']) => units.filter(({ unit }) => unit === wanted).length;
  return { ADULT: of('ADULT'), CHILD: of('CHILD'), INFANT: of('INFANT') };
};

export const choiceOf = ({ slug, day, time, units }: ResaleRequest): Choice => ({
  slug,
  day,
  time: time ?? undefined,
  people: peopleOf(units),
  extras: [],
  components: [],
});

export const contactOf = (said?: ContactBody | null, was?: ResaleContact): ResaleContact => ({
  fullName: said?.fullName ?? was?.fullName ?? null,
  firstName: said?.firstName ?? was?.firstName ?? null,
  lastName: said?.lastName ?? was?.lastName ?? null,
  emailAddress: said?.emailAddress ?? was?.emailAddress ?? null,
  phoneNumber: said?.phoneNumber ?? was?.phoneNumber ?? null,
  locales: said?.locales ?? was?.locales ?? [],
  postalCode: said?.postalCode ?? was?.postalCode ?? null,
  country: said?.country ?? was?.country ?? null,
  notes: said?.notes ?? was?.notes ?? null,
});

/** Whether both need the same places. Travellers' names do not matter. */
export const isSameRequest = (one: ResaleRequest, other: ResaleRequest): boolean =>
  one.slug === other.slug &&
  one.day === other.day &&
  one.time === other.time &&
  one.units.length === other.units.length &&
  JSON.stringify(peopleOf(one.units)) === JSON.stringify(peopleOf(other.units));
