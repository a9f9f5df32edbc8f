import { Inject, Injectable } from '@nestjs/common';
import {
  ageBandsOf,
  type CurrencyCode,
  currencyCodes,
  type Money,
  monthOf,
  nextMonth,
  type ParkDay,
  type Product,
  type UnitType,
  unitTypes,
} from '@shop/domain';
import { type BackendReply, type CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { invalid, noAnswer } from './octo-error.js';

/** A place with its variants; all share one calendar type. */
export interface StockProduct {
  readonly id: string;
  readonly options: readonly [Product, ...Product[]];
}

export const unitIds = { ADULT: 'adult', CHILD: 'child', INFANT: 'infant' } as const;

export const unitOfId = (id: string, product: Product): UnitType => {
  const bands = ageBandsOf(product.businessUnitCode);
  const unit = unitTypes.find((one) => unitIds[one] === id && bands[one]);
  if (!unit) throw invalid('unitId', id);
  return unit;
};

@Injectable()
export class OctoStock {
  constructor(@Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway) {}

  /** Leaves out products with a required activity, which OCTO cannot express. */
  async products(): Promise<readonly StockProduct[]> {
    const all = answered(await this.catalogue.products());
    const groups = new Map<string, Product[]>();
    for (const product of all.filter(({ componentGroups }) => componentGroups.length === 0)) {
      const parent = all.find(({ slug }) => slug === product.variantOf);
      const isAlike = parent?.schedule.type === product.schedule.type;
      const id = isAlike ? product.variantOf : product.slug;
      groups.set(id, [...(groups.get(id) ?? []), product]);
    }
    return [...groups].flatMap(([id, options]) => {
      const [first, ...others] = options.toSorted(
        (one, other) => Number(other.slug === id) - Number(one.slug === id),
      );
      return first ? [{ id, options: [first, ...others] as const }] : [];
    });
  }

  async product(id: string): Promise<StockProduct> {
    const found = (await this.products()).find((one) => one.id === id);
    if (!found) throw invalid('productId', id);
    return found;
  }

  async option(productId: string, optionId: string): Promise<Product> {
    const { options } = await this.product(productId);
    const found = options.find(({ slug }) => slug === optionId);
    if (!found) throw invalid('optionId', optionId);
    return found;
  }

  async productOf(slug: string): Promise<StockProduct | undefined> {
    const all = await this.products();
    return all.find(({ options }) => options.some((one) => one.slug === slug));
  }

  /** Days of an option, both ends included. */
  async days(
    slug: string,
    from: ParkDay,
    to: ParkDay,
    currency: CurrencyCode,
  ): Promise<readonly CalendarDay[]> {
    const months = [];
    for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month))
      months.push(month);
    const asked = await Promise.all(
      months.map((month) => this.catalogue.calendar(slug, month, currency)),
    );
    return asked.flatMap(answered).filter(({ day }) => from <= day && day <= to);
  }

  /** Lowest adult price per currency; a failed currency is left out. */
  async pricesFrom(): Promise<readonly ReadonlyMap<string, Money>[]> {
    const asked = await Promise.all(currencyCodes.map((one) => this.catalogue.pricesFrom(one)));
    return asked.flatMap((reply) => (reply.kind === 'ok' ? [reply.answer] : []));
  }
}

function answered<Answer>(reply: BackendReply<Answer>): Answer {
  if (reply.kind !== 'ok') throw noAnswer();
  return reply.answer;
}
