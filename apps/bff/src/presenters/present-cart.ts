import { Inject, Injectable } from '@nestjs/common';
import {
  type CartLine,
  type CartPackage,
  countInCart,
  type DisplayCart,
  type Language,
  pathOf,
  type Product,
  productOf,
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
import { presentLineExtras } from './present-line-extras.js';
import { presentProblem } from './present-problem.js';
import { StayPresenter } from './present-stay.js';
import { presentTotals } from './present-totals.js';
import { promisesIn } from './promises-in.js';

export interface CartContext {
  readonly language: Language;
  readonly now: Date;
  readonly catalogue: readonly Product[];
  readonly attempt: string;
  readonly problems: readonly Problem[];
  /** Notice of each line that lost its places, by id. */
  readonly lost: ReadonlyMap<string, Problem>;
  /** By line id; absent if lines can't be changed. */
  readonly known?: ReadonlyMap<string, LineContext>;
  /** The open edit form, by the id of its line or package. */
  readonly open?: { readonly id: string; readonly view: CartEditView } | undefined;
}

@Injectable()
export class CartPresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly lines: LinePresenter,
    private readonly stays: StayPresenter,
  ) {}

  /** The cart view without the fields that only the cart page has. */
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
      stays: this.singleStays(cart, context),
      totals: presentTotals(cart, [...lines, ...packages.flatMap((one) => one.lines)], language),
      guarantees: promisesIn(cart, context.catalogue),
      amount: language === 'en' ? cart.total.amount : undefined,
      hold,
      checkout: pathOf({ name: 'checkout', params: {} }, language),
      showPaymentButton: !isBlocked,
      list: pathOf({ name: 'list', params: {} }, language),
      blocked: isBlocked ? whyBlocked(cart, context) : undefined,
      attempt: context.attempt,
      // An open form shows its own problems.
      problems: context.open ? [] : besideHold(context.problems, hold),
    };
  }

  /** `packageEdit`: link to edit its package. */
  line(
    line: CartLine,
    { language, now, catalogue, lost, known, open }: CartContext,
    packageEdit?: string,
  ): CartLineView {
    const product = productOf(catalogue, line.slug);
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
      ...presentLineExtras(line, this.content, language),
      component: componentOf(line, product),
      summary: this.lines.summary(line, product, now, language, known?.get(line.id)),
      edit,
      editor: open?.id === line.id ? open.view : undefined,
      problem: problem && {
        ...problem,
        actions: [
          ...problem.actions,
          ...(edit ? [{ kind: 'changeDate' as const, href: edit }] : []),
        ],
      },
    };
  }

  /** Stays in no package; `undefined` without any. */
  private singleStays(
    cart: DisplayCart,
    context: CartContext,
  ): readonly CartStayView[] | undefined {
    const single = staysOf(cart).filter(({ packageId }) => packageId === undefined);
    if (single.length === 0) return undefined;
    return single.map((stay) => this.stays.inCart(stay, cart, context));
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

  /** "Copalera, sáb 12 dic 2026": names a line in a conflict. */
  describe(line: CartLine, language: Language): string {
    const name = this.nameOf(line, language);
    return line.day ? `${name}, ${writeShortDate(line.day, language)}` : name;
  }

  private nameOf(line: Pick<CartLine, 'slug' | 'name'>, language: Language): string {
    return this.content.place(line.slug, language)?.name ?? line.name;
  }
}

/** The first line with a cause of its own explains the whole cart. */
const whyBlocked = (cart: DisplayCart, { lost, language }: CartContext): string => {
  const isStay = staysOf(cart).some(({ status }) => status !== 'HELD');
  const otherwise = isStay ? 'stayLost' : 'lineUnavailable';
  const first = [...lost.values()].find(({ code }) => !keptBack.has(code));
  return (first ?? presentProblem(otherwise, language)).text;
};

/** Notices of lines that another part of their package blocks. */
const keptBack: ReadonlySet<string> = new Set(['lineWithPackage', 'lineWithNights']);

export const componentOf = (
  line: Pick<CartLine, 'components'>,
  product: Product | undefined,
): string | undefined =>
  product?.componentGroups
    .flatMap(({ components }) => components)
    .find(({ id }) => line.components.includes(id))?.name;
