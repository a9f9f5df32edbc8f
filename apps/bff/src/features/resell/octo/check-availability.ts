import { Inject, Injectable } from '@nestjs/common';
import {
  ageBandsOf,
  type CurrencyCode,
  daysBetween,
  type DayStatus,
  isParkDay,
  maxPeople,
  money,
  type ParkDay,
  parkDayAt,
  type Product,
  resaleUnitPrices,
  type UnitType,
  unitTypes,
} from '@shop/domain';
import { type CalendarDay, Clock } from '@shop/ports/backends';
import type { AvailabilityBody } from './availability-body.js';
import type { OctoAsker } from './octo-door.js';
import { badRequest, invalid } from './octo-error.js';
import { pricingOf, pricingTogether } from './octo-pricing.js';
import { OctoStock, unitIds, unitOfId } from './octo-stock.js';
import { hoursOf, placeOfId, timesOf } from './octo-times.js';

const mostDays = 366;

interface Question {
  readonly product: Product;
  readonly wanted: readonly UnitType[];
  readonly currency: CurrencyCode;
  readonly asker: OctoAsker;
}

@Injectable()
export class CheckAvailability {
  constructor(
    private readonly stock: OctoStock,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async calendar(body: AvailabilityBody, asker: OctoAsker) {
    const question = await this.#question(body, asker);
    const { from, to } = rangeOf(body);
    const days = await this.stock.days(body.optionId, from, to, question.currency);
    return days.map((day) => ({
      localDate: day.day,
      ...this.#places(day.status, day.left, question),
      openingHours: day.status === 'CLOSED' ? [] : hoursOf(question.product.schedule),
      ...this.#prices(day, question, ['unitPricingFrom', 'pricingFrom']),
    }));
  }

  async check(body: AvailabilityBody, asker: OctoAsker) {
    const question = await this.#question(body, asker);
    const { schedule } = question.product;
    const ids = body.availabilityIds;
    if (ids && (body.localDateStart !== undefined || body.localDateEnd !== undefined))
      throw badRequest('Send either days or availabilityIds.');
    const { from, to } = ids ? rangeOfIds(ids, question.product) : rangeOf(body);
    const days = await this.stock.days(body.optionId, from, to, question.currency);
    const all = days.flatMap((day) => {
      if (day.status === 'CLOSED') return [];
      const priced = this.#prices(day, question, ['unitPricing', 'pricing']);
      const starts =
        schedule.type === 'START_TIME'
          ? day.startTimes
          : [{ time: undefined, status: day.status, left: day.left }];
      return starts
        .filter(({ status }) => status !== 'CLOSED')
        .map(({ time, status, left }) => ({
          ...timesOf({ day: day.day, time }, schedule),
          ...this.#places(status, left, question),
          maxUnits: Math.min(left ?? maxPeople, maxPeople),
          ...priced,
        }));
    });
    return ids ? all.filter(({ id }) => ids.includes(id)) : all;
  }

  async #question(body: AvailabilityBody, asker: OctoAsker): Promise<Question> {
    const product = await this.stock.option(body.productId, body.optionId);
    const wanted = (body.units ?? []).flatMap(({ id, quantity }) =>
      Array.from({ length: quantity }, () => unitOfId(id, product)),
    );
    return { product, wanted, currency: body.currency ?? 'USD', asker };
  }

  #places(status: DayStatus, left: number | undefined, { wanted }: Question) {
    const isOpen = status === 'AVAILABLE' || status === 'LIMITED';
    return {
      available: isOpen && (left === undefined || left >= wanted.length),
      status,
      vacancies: isOpen ? (left ?? null) : 0,
      capacity: null,
    };
  }

  /** Price per unit; with units in the request, the total. */
  #prices(
    { day, priceFrom, listPrice }: CalendarDay,
    { product, wanted, currency, asker }: Question,
    [each, together]: readonly [string, string],
  ) {
    if (!asker.capabilities.includes('octo/pricing')) return {};
    const leadDays = daysBetween(this.#today(), day);
    const { notDiscount } = product;
    const prices = priceFrom && resaleUnitPrices({ priceFrom, listPrice, leadDays, notDiscount });
    if (!prices) return { [each]: [] };
    const bands = ageBandsOf(product.businessUnitCode);
    const of = (unit: UnitType) => pricingOf(prices[unit], asker.reseller);
    return {
      [each]: unitTypes
        .filter((unit) => bands[unit])
        .map((unit) => ({ unitId: unitIds[unit], ...of(unit) })),
      ...(wanted.length > 0 && { [together]: pricingTogether(wanted.map(of), money(0, currency)) }),
    };
  }

  #today(): ParkDay {
    return parkDayAt(this.clock.now());
  }
}

function rangeOf({ localDateStart: from, localDateEnd: to, availabilityIds }: AvailabilityBody) {
  if (availabilityIds || !isParkDay(from) || !isParkDay(to) || to < from)
    throw badRequest('localDateStart and localDateEnd are two days, or there are availabilityIds.');
  if (daysBetween(from, to) > mostDays) throw badRequest(`At most ${mostDays} days at once.`);
  return { from, to };
}

function rangeOfIds(ids: readonly string[], { schedule }: Product) {
  const days = ids.map((id) => {
    const place = placeOfId(id, schedule.type);
    if (!place) throw invalid('availabilityId', id);
    return place.day;
  });
  const [from, to] = [days.toSorted().at(0), days.toSorted().at(-1)];
  if (!from || !to) throw badRequest('There is at least one of availabilityIds.');
  if (daysBetween(from, to) > mostDays) throw badRequest(`At most ${mostDays} days at once.`);
  return { from, to };
}
