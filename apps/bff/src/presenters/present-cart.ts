import { Inject, Injectable } from '@nestjs/common';
import {
  type CartLine,
  countInCart,
  type CartPackage,
  type DisplayCart,
  type Language,
  pathOf,
  type Product,
  staysOf,
  unitTypes,
  writeShortDate,
} from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import type {
  CartEditView,
  CartLineView,
  CartPackageView,
  CartStayView,
  CartView,
  Problem,
} from '@shop/ports/screens';
import { openLine, openPackage } from './line-addresses.js';
import { besideHold, presentHold } from './present-hold.js';
import { type LineContext, LinePresenter, presentScene, writeSchedule } from './present-line.js';
import { nightsIn, nightsWay, presentTotalWith } from './present-package-nights.js';
import { presentLinePickup } from './present-pickup.js';
import { presentProblem } from './present-problem.js';
import { StayPresenter } from './present-stay.js';
import { presentTotals } from './present-totals.js';
import { promisesIn } from './promises-in.js';

/** Who looks at a cart, and when. */
export interface CartContext {
  readonly language: Language;
  readonly now: Date;
  readonly catalogue: readonly Product[];
  readonly attempt: string;
  readonly problems: readonly Problem[];
  /** What to say of each line that lost its places, by its id. */
  readonly lost: ReadonlyMap<string, Problem>;
  /** By the ids of its lines; where nothing is to be changed there is none. */
  readonly known?: ReadonlyMap<string, LineContext>;
  /** The form of the line or package that is open, by its id. */
  readonly open?: { readonly id: string; readonly view: CartEditView } | undefined;
}

/** Writes a cart as its screen shows it. */
@Injectable()
export class CartPresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly lines: LinePresenter,
    private readonly stays: StayPresenter,
  ) {}

  /** All but its code, offer, months and kept price, which are the cart page's own. */
  filled(
    cart: DisplayCart,
    context: CartContext,
  ): Omit<Extract<CartView, { kind: 'filled' }>, 'promo' | 'offer' | 'months' | 'keep'> {
    const { language } = context;
    const hold = presentHold(cart, context);
    const isBlocked = [...cart.lines, ...staysOf(cart)].some(({ status }) => status !== 'HELD');
    const lines = cart.lines
      .filter(({ packageId }) => packageId === undefined)
      .map((line) => this.line(line, context));
    const packages = cart.packages.map((one) => this.package(one, cart, context));
    return {
      kind: 'filled',
      count: countInCart(cart),
      lines,
      packages,
      stays: this.looseStays(cart, context),
      totals: presentTotals(cart, [...lines, ...packages.flatMap((one) => one.lines)], language),
      guarantees: promisesIn(cart, context.catalogue),
      amount: language === 'en' ? cart.total.amount : undefined,
      hold,
      checkout: pathOf({ name: 'checkout', params: {} }, language),
      showPaymentButton: !isBlocked,
      list: pathOf({ name: 'list', params: {} }, language),
      blocked: isBlocked ? whyBlocked(cart, context) : undefined,
      attempt: context.attempt,
      // What was refused of an open form stands in it.
      problems: context.open ? [] : besideHold(context.problems, hold),
    };
  }

  /** `packageEdit` leads to where its package is changed. */
  line(
    line: CartLine,
    { language, now, catalogue, lost, known, open }: CartContext,
    packageEdit?: string,
  ): CartLineView {
    const product = catalogue.find(({ slug }) => slug === line.slug);
    const edit = packageEdit ?? openLine(line, product, language);
    const problem = lost.get(line.id);
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
      summary: this.lines.summary(line, product, now, language, known?.get(line.id)),
      edit,
      editor: open?.id === line.id ? open.view : undefined,
      problem: problem && {
        ...problem,
        ways: [...problem.ways, ...(edit ? [{ kind: 'changeDate' as const, href: edit }] : [])],
      },
    };
  }

  /** Those that are in no package; no word of them where there are none. */
  private looseStays(cart: DisplayCart, context: CartContext): readonly CartStayView[] | undefined {
    const loose = staysOf(cart).filter(({ packageId }) => packageId === undefined);
    if (loose.length === 0) return undefined;
    return loose.map((stay) => this.stays.inCart(stay, cart, context));
  }

  private package(one: CartPackage, cart: DisplayCart, context: CartContext): CartPackageView {
    const { id } = one;
    const { language } = context;
    const parts = cart.lines.filter(({ packageId }) => packageId === id);
    const edit = openPackage(one, language);
    const nights = nightsIn(cart, id);
    return {
      id,
      lines: parts.map((line) => this.line(line, context, edit)),
      stay: nights && this.stays.inCart(nights, cart, context),
      nights: nightsWay(one, cart, context),
      total: presentTotalWith(one, nights, language),
      edit,
      editor: context.open?.id === id ? context.open.view : undefined,
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

/** The first line that stands in the way by itself speaks for all. */
const whyBlocked = (cart: DisplayCart, { lost, language }: CartContext): string => {
  const isStay = staysOf(cart).some(({ status }) => status !== 'HELD');
  const otherwise = isStay ? 'stayLost' : 'lineUnavailable';
  const first = [...lost.values()].find(({ code }) => !keptBack.has(code));
  return (first ?? presentProblem(otherwise, language)).text;
};

/** Of lines that something else of their package keeps back. */
const keptBack: ReadonlySet<string> = new Set(['lineWithPackage', 'lineWithNights']);

/** The component of a ticket that was chosen, by its name. */
export const componentOf = (
  line: Pick<CartLine, 'components'>,
  product: Product | undefined,
): string | undefined =>
  product?.componentGroups
    .flatMap(({ components }) => components)
    .find(({ id }) => line.components.includes(id))?.name;
