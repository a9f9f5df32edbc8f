import { buyRoute, type Language, type Money, pathOf, type Product, tiers } from '@shop/domain';
import type { ContentSource, PackageText } from '@shop/ports/backends';
import type { PackageTicketView, PackageView } from '@shop/ports/screens';
import { presentScene, writeSchedule } from '../../../presenters/present-line.js';
import { builderWith } from '../../../presenters/builder-with.js';
import { presentMoney } from '../../../presenters/present-money.js';

/** `from`: lowest adult price per product. */
export interface PackageFacts {
  readonly from: ReadonlyMap<string, Money>;
  readonly language: Language;
}

/** A premade package whose parts are all on sale. */
export interface SoldPackage {
  readonly text: PackageText;
  readonly products: readonly Product[];
  /** Adult price on the cheapest days; `undefined` if unavailable. */
  readonly total: Money | undefined;
}

export function presentPackage(
  { text: { key, name, line }, products, total }: SoldPackage,
  facts: PackageFacts,
  content: ContentSource,
): PackageView {
  return {
    key,
    name,
    line,
    tickets: products.map((product) => presentTicket(product, facts, content)),
    total: total && presentMoney(total, facts.language),
    choose: builderWith(products, facts.language),
    combo:
      products.length >= tiers.combo.from
        ? { parks: tiers.combo.from, percent: tiers.combo.percent }
        : undefined,
  };
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
