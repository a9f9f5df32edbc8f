import {
  type DisplayCart,
  explainLine,
  leadDays,
  type OfferedTicket,
  oneMoreOffer,
  packageDraftQuery,
  type PackageOffer,
  packageOffer,
  partyChoiceOf,
  pathOf,
  type Product,
  productOf,
  tiers,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { CartOfferView } from '@shop/ports/screens';
import type { CartContext } from '../../../presenters/present-cart.js';
import { presentScene } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';

/** The cart's tickets for the package rules. Lines that we can't explain are left out. */
export function offeredTickets(
  lines: DisplayCart['lines'],
  catalogue: readonly Product[],
  now: Date,
): readonly OfferedTicket[] {
  return lines.flatMap((line): OfferedTicket[] => {
    const product = productOf(catalogue, line.slug);
    const listPrice = line.units[0]?.listPrice;
    if (!product || !listPrice || line.status !== 'HELD' || !line.day) return [];
    const discounts = {
      leadDays: leadDays(now, line.day),
      parksInPackage: line.parksInPackage ?? 1,
      notDiscount: product.notDiscount,
      couponPercent: line.couponPercent,
    };
    if (explainLine(line, discounts).kind !== 'explained') return [];
    const question = { ...discounts, listPrice, people: line.people, extras: [] };
    return [{ id: line.id, product, choice: line, question }];
  });
}

/** Offers single tickets as one cheaper package, else the effect of one more park. */
export function presentOfferOf(
  cart: DisplayCart,
  context: Pick<CartContext, 'language' | 'now' | 'catalogue'> & {
    readonly content: ContentSource;
  },
): CartOfferView | undefined {
  const { language, now, catalogue, content } = context;
  const inWords = new Intl.ListFormat(language);
  const singleTickets = cart.lines.filter(({ packageId }) => packageId === undefined);
  const words = (offer: PackageOffer) => ({
    parts: offer.parts.map(({ slug }) => presentScene(content, slug, language)),
    names: inWords.format(
      offer.parts.map(({ slug }) => content.place(slug, language)?.name ?? slug),
    ),
    percent: tiers.combo.percent,
    saved: presentMoney(offer.saved, language),
  });
  const whole = packageOffer(offeredTickets(singleTickets, catalogue, now));
  if (whole) return { kind: 'package', lines: whole.ids, ...words(whole) };
  const pairs = [singleTickets, ...cart.packages.map(({ id }) => partsOf(cart, id))];
  const [more] = pairs
    .flatMap((lines) => oneMoreOffer(offeredTickets(lines, catalogue, now)) ?? [])
    .toSorted((one, other) => other.saved.amount - one.saved.amount);
  return more && { kind: 'oneMore', ...words(more), href: builderFor(more, cart, context) };
}

const partsOf = ({ lines }: DisplayCart, id: string) => {
  const parts = lines.filter(({ packageId }) => packageId === id);
  return parts.length === tiers.combo.from - 1 ? parts : [];
};

/** URL of the builder with these tickets and an open slot. */
function builderFor(
  { ids, parts, ...offer }: PackageOffer,
  { lines }: DisplayCart,
  { language }: Pick<CartContext, 'language'>,
): string {
  const editing = lines.find(({ id }) => id === ids[0])?.packageId;
  const draft = { parts, slot: parts.length, ...partyChoiceOf(offer), editing };
  const query = packageDraftQuery({ ...draft, singleTickets: editing ? [] : ids });
  return `${pathOf({ name: 'buildPackage', params: {} }, language)}?${query}#panel`;
}
