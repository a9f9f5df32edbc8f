import { Inject, Injectable } from '@nestjs/common';
import {
  ageBandsOf,
  type CurrencyCode,
  currencyCodes,
  type Money,
  monthOf,
  nextMonth,
  oncePer,
  type ParkDay,
  type Product,
  productOf,
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
    return [...(await this.stock()).values()];
  }

  async product(id: string): Promise<StockProduct> {
    const found = (await this.stock()).get(id);
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
    const catalogue = answered(await this.catalogue.products());
    const product = productOf(catalogue, slug);
    const found = product && stockOf(catalogue).get(idOf(product, catalogue));
    return product && found?.options.includes(product) ? found : undefined;
  }

  private async stock(): Promise<ReadonlyMap<string, StockProduct>> {
    return stockOf(answered(await this.catalogue.products()));
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

/** A variant belongs to its parent if both have one type of calendar. */
function idOf({ slug, variantOf, schedule }: Product, catalogue: readonly Product[]): string {
  return productOf(catalogue, variantOf)?.schedule.type === schedule.type ? variantOf : slug;
}

const stockOf = oncePer((catalogue: readonly Product[]): ReadonlyMap<string, StockProduct> => {
  const groups = new Map<string, Product[]>();
  for (const product of catalogue.filter(({ componentGroups }) => componentGroups.length === 0)) {
    const id = idOf(product, catalogue);
    const group = groups.get(id);
    if (group) group.push(product);
    else groups.set(id, [product]);
  }
  const stock = [...groups].flatMap(([id, options]) => {
    const [first, ...others] = options.toSorted(
      (one, other) => Number(other.slug === id) - Number(one.slug === id),
    );
    return first ? [[id, { id, options: [first, ...others] }] as const] : [];
  });
  return new Map(stock);
});

function answered<Answer>(reply: BackendReply<Answer>): Answer {
  if (reply.kind !== 'ok') throw noAnswer();
  return reply.answer;
}
