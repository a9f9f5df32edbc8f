import {
  buyRoute,
  type CurrencyCode,
  type Language,
  type Money,
  pathOf,
  type Product,
  sum,
  tiers,
} from '@shop/domain';
import type { ContentSource, PackageText } from '@shop/ports/backends';
import type { PackageTicketView, PackageView } from '@shop/ports/screens';
import { presentScene, writeSchedule } from '../../../presenters/present-line.js';
import { builderWith } from '../../../presenters/builder-with.js';
import { presentMoney } from '../../../presenters/present-money.js';

/** What packages are made of: what is sold, and each product's lowest adult price. */
export interface PackageFacts {
  readonly catalogue: readonly Product[];
  readonly from: ReadonlyMap<string, Money>;
  readonly currency: CurrencyCode;
  readonly language: Language;
}

/** A premade package; `undefined` when one of its places is not sold. */
export function presentPackage(
  { key, slugs, name, line }: PackageText,
  facts: PackageFacts,
  content: ContentSource,
): PackageView | undefined {
  const products = slugs.flatMap(
    (slug) => facts.catalogue.find((product) => product.slug === slug) ?? [],
  );
  if (products.length === 0 || products.length < slugs.length) return undefined;
  const tickets = products.map((product) => presentTicket(product, facts, content));
  const total = sumOf(products, facts);
  return {
    key,
    name,
    line,
    tickets,
    total: total && presentMoney(total, facts.language),
    choose: builderWith(products, facts.language),
    combo:
      products.length >= tiers.combo.from
        ? { parks: tiers.combo.from, percent: tiers.combo.percent }
        : undefined,
  };
}

/** Of each park's cheapest day, early tier included; three or more in one package cost less still. */
function sumOf(products: readonly Product[], { from, currency }: PackageFacts): Money | undefined {
  const prices = products.flatMap(({ slug }) => from.get(slug) ?? []);
  return prices.length === products.length ? sum(prices, currency) : undefined;
}

function presentTicket(
  product: Product,
  { from, language }: PackageFacts,
  content: ContentSource,
): PackageTicketView {
  const place = content.place(product.slug, language);
  const price = from.get(product.slug);
  return {
    slug: product.slug,
    name: place?.name ?? product.name,
    kind: place?.kind ?? '',
    hours: writeSchedule(product, undefined, language),
    href: pathOf(buyRoute(product), language),
    ...presentScene(content, product.slug, language),
    from: price && presentMoney(price, language),
  };
}
