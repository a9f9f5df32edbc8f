import { Inject, Injectable } from '@nestjs/common';
import {
  buyRoute,
  choiceQuery,
  type CartLine,
  type CartPackage,
  type DisplayCart,
  type Language,
  parkTimeAt,
  pathOf,
  type Product,
  stripQuery,
  subtract,
  unitTypes,
  writeShortDate,
  writeTime,
} from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import type {
  CartLineView,
  CartPackageView,
  CartView,
  Problem,
  TotalsView,
} from '@shop/ports/screens';
import { LinePresenter, presentScene, writeSchedule } from './present-line.js';
import { presentMoney, presentOffer } from './present-money.js';
import { presentLinePickup } from './present-pickup.js';
import { presentProblem } from './present-problem.js';

/** Who looks at a cart, and when. */
export interface CartContext {
  readonly language: Language;
  readonly now: Date;
  readonly catalogue: readonly Product[];
  readonly attempt: string;
  readonly problems: readonly Problem[];
}

/** Writes a cart as its screen shows it. */
@Injectable()
export class CartPresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly lines: LinePresenter,
  ) {}

  filled(cart: DisplayCart, context: CartContext): Extract<CartView, { kind: 'filled' }> {
    const { language } = context;
    const isBlocked = cart.lines.some(({ status }) => status === 'UNAVAILABLE');
    return {
      kind: 'filled',
      count: cart.lines.length,
      lines: cart.lines
        .filter(({ packageId }) => packageId === undefined)
        .map((line) => this.line(line, context)),
      packages: cart.packages.map((one) => this.package(one, cart, context)),
      totals: presentTotals(cart, language),
      heldUntil: cart.expiresAt && writeTime(parkTimeAt(cart.expiresAt), language),
      checkout: pathOf({ name: 'checkout', params: {} }, language),
      list: pathOf({ name: 'list', params: {} }, language),
      blocked: isBlocked ? presentProblem('lineUnavailable', language).text : undefined,
      attempt: context.attempt,
      problems: context.problems,
    };
  }

  /** `edit` leads to where it is changed; without it, to its own buy page. */
  line(
    line: CartLine,
    { language, now, catalogue }: CartContext,
    edit = editAddress(line, catalogue, language),
  ): CartLineView {
    const product = catalogue.find(({ slug }) => slug === line.slug);
    return {
      id: line.id,
      slug: line.slug,
      name: this.nameOf(line, language),
      ...presentScene(this.content, line.slug, language),
      date: line.day && writeShortDate(line.day, language),
      hours: writeSchedule(product, line.time, language),
      people: unitTypes
        .filter((unit) => line.people[unit] > 0)
        .map((unit) => ({ unit, quantity: line.people[unit] })),
      extras: line.extras.map((extra) => this.content.extra(extra, language).name),
      pickup: presentLinePickup(line, language),
      component: componentOf(line, product),
      summary: this.lines.summary(line, product, now, language),
      edit,
      problem:
        line.status === 'UNAVAILABLE'
          ? presentProblem('lineUnavailable', language, [{ kind: 'changeDate', href: edit }])
          : undefined,
    };
  }

  private package(
    { id, people, extras, pickup, original, amount }: CartPackage,
    { lines }: DisplayCart,
    context: CartContext,
  ): CartPackageView {
    const parts = lines.filter(({ packageId }) => packageId === id);
    const strip = { parts, slot: 0, people, extras, pickup, editing: id };
    const path = pathOf({ name: 'buildPackage', params: {} }, context.language);
    const edit = `${path}?${stripQuery(strip)}`;
    return {
      id,
      lines: parts.map((line) => this.line(line, context, edit)),
      total: presentOffer(original, amount, context.language),
      edit,
    };
  }

  /** "Copalera, sáb 12 dic 2026": how a collision names a line. */
  describe(line: CartLine, language: Language): string {
    const name = this.nameOf(line, language);
    return line.day ? `${name}, ${writeShortDate(line.day, language)}` : name;
  }

  private nameOf(line: Pick<CartLine, 'slug' | 'name'>, language: Language): string {
    return this.content.place(line.slug, language)?.name ?? line.name;
  }
}

const aboutTexts = { es: 'unos', en: 'about', pt: 'cerca de' } as const;

export const presentTotals = (
  cart: Pick<DisplayCart, 'original' | 'saved' | 'total' | 'totalUSD'>,
  language: Language,
): TotalsView => ({
  total: presentOffer(cart.original, cart.total, language),
  saved:
    cart.saved.amount === 0
      ? undefined
      : presentMoney(subtract(cart.total, cart.original), language),
  inUSD:
    cart.totalUSD && cart.total.currency !== 'USD'
      ? `${aboutTexts[language]} ${presentMoney(cart.totalUSD, language).text}`
      : undefined,
});

/** The component of a ticket that was chosen, by its name. */
export const componentOf = (
  line: Pick<CartLine, 'components'>,
  product: Product | undefined,
): string | undefined =>
  product?.componentGroups
    .flatMap(({ components }) => components)
    .find(({ id }) => line.components.includes(id))?.name;

function editAddress(line: CartLine, catalogue: readonly Product[], language: Language): string {
  const product = catalogue.find(({ slug }) => slug === line.slug);
  if (!product) return '';
  const query = choiceQuery({ ...line, line: line.id, isOpenTicket: line.day === undefined });
  return `${pathOf(buyRoute(product), language)}?${query}`;
}
