import { Inject, Injectable } from '@nestjs/common';
import {
  countInCart,
  countPeople,
  type ErrorCode,
  errorText,
  type Language,
  pathOf,
  type Visitor,
  writeShortDate,
} from '@shop/domain';
import { Clock, Ids, type LimitReached } from '@shop/ports/backends';
import type { AddedView, Problem, Way } from '@shop/ports/screens';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { doneField, undoField } from '../../../page/present-notice.js';
import { CartPresenter } from '../../../presenters/present-cart.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentLimit } from '../../../presenters/present-limit.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { KnownSessions } from '../../../visit/session/known-session.js';
import type { Visit } from '../../../visit/visit.js';
import type { CartChanged, CartRefused } from './change-cart.js';
import { ShowCart } from './show-cart.js';
import { type Undo, Undos } from './undos.js';

/** The form that was refused, as far as a no leads back to it. */
export interface RefusedForm {
  readonly path: string;
  /** Where another day is chosen. */
  readonly changeDate: string;
  /** The ticket that it is about, where the form has several. */
  readonly ticket?: string | undefined;
  /** The fields at which the form says a no; any other is said on top. Without it, each has its own. */
  readonly fields?: readonly string[];
  /** Where a stay can be agreed to that costs more than was seen. */
  readonly newTotal?: string | undefined;
}

/** What became of a change, where that is not simply that it was done. */
export interface Told {
  readonly said?: 'cartUpdated' | 'codeLeftOut' | 'stayCheaper' | 'undone' | undefined;
  /** Told to a script with it. */
  readonly why?: string;
  /** How it is taken back, where that is offered. */
  readonly undo?: Undo | undefined;
}

/** Says what became of a change: the cart as it is now, or why it is as it was. */
@Injectable()
export class ChangePresenter {
  constructor(
    private readonly carts: ShowCart,
    private readonly presenter: CartPresenter,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    private readonly sessions: KnownSessions,
    private readonly undos: Undos,
  ) {}

  async added({ cart }: CartChanged, slug: string, visit: Visit): Promise<Outcome> {
    const { visitor } = visit;
    const { language } = visitor;
    const line = cart.lines.findLast((one) => one.slug === slug);
    const view: AddedView = {
      ...(await this.cartNow({ cart }, visit)),
      added: {
        name: line ? this.presenter.describe({ ...line, day: undefined }, language) : '',
        date: line?.day ? writeShortDate(line.day, language) : '',
        people: line ? countPeople(line.people) : 0,
        amount: presentMoney(line?.amount ?? cart.total, language),
      },
    };
    return done(cartPath(visitor), view);
  }

  /** The backend refused it; without an answer the same attempt may still have been done. */
  notAdded(refusal: CartRefused, form: RefusedForm, visitor: Visitor): Outcome {
    if (refusal.limit) return this.limited(refusal.code, refusal.limit, form, visitor);
    const attempt = refusal.isDecided ? this.ids.next() : undefined;
    const path = form.newTotal ?? form.path;
    return refused([this.problemOf(refusal, form, visitor)], { path }, attempt);
  }

  tooFast(seconds: number, path: string, visitor: Visitor): Outcome {
    const limit = { kind: 'wait', seconds } as const;
    return this.limited('tooFast', limit, { path, changeDate: path }, visitor);
  }

  async changed(
    change: CartChanged,
    visit: Visit,
    { said = 'cartUpdated', why = '', undo }: Told = {},
  ): Promise<Outcome> {
    const { visitor } = visit;
    const sealed = undo && this.undos.close(undo, change.session);
    const query = new URLSearchParams({ [doneField]: said });
    if (sealed) query.set(undoField, sealed);
    const notice = `${errorText(said, visitor.language)} ${why}`.trim();
    const view = await this.cartNow(change, visit, sealed);
    return done(`${cartPath(visitor)}?${query}`, view, notice);
  }

  /** It stays as it was changed; why, where the backend said so. `newTotal` is a link to agree at. */
  notUndone(refusal: CartRefused, path: string, visitor: Visitor, newTotal?: string): Outcome {
    const { code, isDecided, limit } = refusal;
    const { language } = visitor;
    if (limit) return this.limited(code, limit, { path, changeDate: path }, visitor);
    const why = code === 'cartUpdate' ? undefined : presentProblem(code, language).text;
    const attempt = isDecided ? this.ids.next() : undefined;
    const ways = this.newTotalWays(refusal, newTotal, language);
    return refused([presentProblem('notUndone', language, ways, why)], { path }, attempt);
  }

  notChanged({ code, limit }: CartRefused, path: string, visitor: Visitor): Outcome {
    if (limit) return this.limited(code, limit, { path, changeDate: path }, visitor);
    const retry: Way = { kind: 'retry', href: cartPath(visitor) };
    return refused([presentProblem(code, visitor.language, [retry])], { path });
  }

  /** The cart as a change answers with it. */
  async cartNow(
    { cart, session: cartSession }: Pick<CartChanged, 'cart'> & Partial<CartChanged>,
    visit: Visit,
    undo?: string,
  ): Promise<Omit<AddedView, 'added'>> {
    const session = this.sessions.of(visit, 'json');
    const { visitor } = visit;
    const asked = { visitor, now: this.clock.now(), problems: [], typed: {}, session };
    const question = { ...asked, undo: undo && cartSession ? { undo, cartSession } : undefined };
    return { cart: await this.carts.present(cart, question), count: countInCart(cart) };
  }

  /** One address or cart asked for too much at a time. */
  private limited(
    code: ErrorCode,
    limit: LimitReached,
    { path, changeDate }: Pick<RefusedForm, 'path' | 'changeDate'>,
    visitor: Visitor,
  ): Outcome {
    const { language } = visitor;
    const ways = this.waysOf(code, changeDate, visitor);
    const { problem, waitSeconds } = presentLimit(code, limit, language, ways);
    return refused([problem], { path, waitSeconds });
  }

  /** A collision says with what, and offers the two ways out (docs/rules/cart.md#ways). */
  private problemOf(
    { code, collision, asked }: CartRefused,
    { changeDate, ticket, fields, newTotal }: RefusedForm,
    visitor: Visitor,
  ): Problem {
    const { language } = visitor;
    const detail = collision ? this.presenter.describe(collision, language) : ticket;
    const ways = newTotal
      ? this.newTotalWays({ asked }, newTotal, language)
      : this.waysOf(code, changeDate, visitor);
    const problem = presentProblem(code, language, ways, detail);
    return fields?.includes(problem.field) === false ? { ...problem, field: 'page' } : problem;
  }

  private newTotalWays(
    { asked }: Pick<CartRefused, 'asked'>,
    href: string | undefined,
    language: Language,
  ): readonly Way[] {
    if (!href) return [];
    return [{ kind: 'newTotal', href, ...(asked && { text: presentMoney(asked, language).text }) }];
  }

  private waysOf(code: ErrorCode, address: string, visitor: Visitor): readonly Way[] {
    const { language } = visitor;
    const openCart: Way = { kind: 'openCart', href: cartPath(visitor) };
    const changeDate: Way = { kind: 'changeDate', href: address };
    const list: Way = { kind: 'list', href: pathOf({ name: 'list', params: {} }, language) };
    const ways: Partial<Record<string, readonly Way[]>> = {
      duplicate: [changeDate, openCart],
      cartFull: [openCart],
      placesHeld: [openCart, changeDate],
      roomsHeld: [openCart],
      noAvailability: [changeDate],
      closedDay: [changeDate],
      noPackages: [list],
      unknownProduct: [list],
    };
    // In the cart the way to the cart leads nowhere.
    const isThere = address.startsWith(openCart.href);
    return (ways[code] ?? []).filter(({ kind }) => !isThere || kind !== 'openCart');
  }
}

const cartPath = ({ language }: Visitor): string => pathOf({ name: 'cart', params: {} }, language);
