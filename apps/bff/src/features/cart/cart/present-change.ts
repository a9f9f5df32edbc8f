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
import type { AddedView, Problem, ProblemAction } from '@shop/ports/screens';
import { done, type FormPage, type Outcome, refused } from '../../../page/outcome.js';
import { doneField, undoField } from '../../../page/present-notice.js';
import { CartPresenter } from '../../../presenters/present-cart.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentLimit } from '../../../presenters/present-limit.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { KnownSessions } from '../../../visit/session/known-session.js';
import { seenIn } from '../../../visit/cart-handle.js';
import type { Visit } from '../../../visit/visit.js';
import type { CartChanged, CartRefused } from './change-cart.js';
import { ShowCart } from './show-cart.js';
import { type Undo, Undos } from './undos.js';

export interface RefusedForm {
  readonly path: string;
  readonly changeDate: string;
  /** The affected ticket, if the form has several. */
  readonly ticket?: string | undefined;
  /** Fields that show their own problem; others appear at the top. Without it, each field does. */
  readonly fields?: readonly string[];
  /** Link to accept a stay's higher price. */
  readonly newTotal?: string | undefined;
  /** Input that the address does not carry. */
  readonly typed?: FormPage['typed'];
}

export interface Told {
  readonly said?: 'cartUpdated' | 'codeLeftOut' | 'stayCheaper' | 'undone' | undefined;
  readonly why?: string;
  readonly undo?: Undo | undefined;
}

/** Presents the result of a change: the cart as it is now, or why it did not change. */
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

  async added(change: CartChanged, slug: string, visit: Visit): Promise<Outcome> {
    const { cart } = change;
    const { visitor } = visit;
    const { language } = visitor;
    const line = cart.lines.findLast((one) => one.slug === slug);
    const view: AddedView = {
      ...(await this.cartNow(change, visit)),
      added: {
        name: line ? this.presenter.describe({ ...line, day: undefined }, language) : '',
        date: line?.day ? writeShortDate(line.day, language) : '',
        people: line ? countPeople(line.people) : 0,
        amount: presentMoney(line?.amount ?? cart.total, language),
      },
    };
    return done(cartPath(visitor), view);
  }

  /** The backend refused. Without a reply the form keeps its attempt, which may have succeeded. */
  notAdded(refusal: CartRefused, form: RefusedForm, visitor: Visitor): Outcome {
    if (refusal.limit) return this.limited(refusal.code, refusal.limit, form, visitor);
    const attempt = refusal.isDecided ? this.ids.next() : undefined;
    const path = form.newTotal ?? form.path;
    const { typed } = form;
    return refused([this.problemOf(refusal, form, visitor)], { path, typed }, attempt);
  }

  tooFast(seconds: number, path: string, visitor: Visitor, typed?: RefusedForm['typed']): Outcome {
    const limit = { kind: 'wait', seconds } as const;
    return this.limited('tooFast', limit, { path, changeDate: path, typed }, visitor);
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

  /** The change stays. `newTotal`: link to accept the new price. */
  notUndone(refusal: CartRefused, path: string, visitor: Visitor, newTotal?: string): Outcome {
    const { code, isDecided, limit } = refusal;
    const { language } = visitor;
    if (limit) return this.limited(code, limit, { path, changeDate: path }, visitor);
    const why = code === 'cartUpdate' ? undefined : presentProblem(code, language).text;
    const attempt = isDecided ? this.ids.next() : undefined;
    const actions = this.newTotalActions(refusal, newTotal, language);
    return refused([presentProblem('notUndone', language, actions, why)], { path }, attempt);
  }

  notChanged({ code, limit }: CartRefused, path: string, visitor: Visitor): Outcome {
    if (limit) return this.limited(code, limit, { path, changeDate: path }, visitor);
    const retry: ProblemAction = { kind: 'retry', href: cartPath(visitor) };
    return refused([presentProblem(code, visitor.language, [retry])], { path });
  }

  async cartNow(
    { cart, session: cartSession }: Pick<CartChanged, 'cart'> & Partial<CartChanged>,
    visit: Visit,
    undo?: string,
  ): Promise<Omit<AddedView, 'added'>> {
    const cartNow = cartSession ?? visit.cart.session;
    if (cartNow !== undefined) visit.cart.use(seenIn({ session: cartNow, cart }));
    const session = this.sessions.of(visit, 'json');
    const { visitor } = visit;
    const asked = { visitor, now: this.clock.now(), problems: [], typed: {}, session };
    const question = { ...asked, undo: undo && cartSession ? { undo, cartSession } : undefined };
    return { cart: await this.carts.present(cart, question), count: countInCart(cart) };
  }

  private limited(
    code: ErrorCode,
    limit: LimitReached,
    { path, changeDate, typed }: Pick<RefusedForm, 'path' | 'changeDate' | 'typed'>,
    visitor: Visitor,
  ): Outcome {
    const { language } = visitor;
    const actions = this.actionsOf(code, changeDate, visitor);
    const { problem, waitSeconds } = presentLimit(code, limit, language, actions);
    return refused([problem], { path, typed, waitSeconds });
  }

  /** A conflict names the other line and offers two actions (docs/rules/cart.md#ways). */
  private problemOf(
    { code, collision, asked }: CartRefused,
    { changeDate, ticket, fields, newTotal }: RefusedForm,
    visitor: Visitor,
  ): Problem {
    const { language } = visitor;
    const detail = collision ? this.presenter.describe(collision, language) : ticket;
    const actions = newTotal
      ? this.newTotalActions({ asked }, newTotal, language)
      : this.actionsOf(code, changeDate, visitor);
    const problem = presentProblem(code, language, actions, detail);
    return fields?.includes(problem.field) === false ? { ...problem, field: 'page' } : problem;
  }

  private newTotalActions(
    { asked }: Pick<CartRefused, 'asked'>,
    href: string | undefined,
    language: Language,
  ): readonly ProblemAction[] {
    if (!href) return [];
    return [{ kind: 'newTotal', href, ...(asked && { text: presentMoney(asked, language).text }) }];
  }

  private actionsOf(code: ErrorCode, address: string, visitor: Visitor): readonly ProblemAction[] {
    const { language } = visitor;
    const openCart: ProblemAction = { kind: 'openCart', href: cartPath(visitor) };
    const changeDate: ProblemAction = { kind: 'changeDate', href: address };
    const list: ProblemAction = {
      kind: 'list',
      href: pathOf({ name: 'list', params: {} }, language),
    };
    const actions: Partial<Record<string, readonly ProblemAction[]>> = {
      duplicate: [changeDate, openCart],
      cartFull: [openCart],
      placesHeld: [openCart, changeDate],
      roomsHeld: [openCart],
      noAvailability: [changeDate],
      closedDay: [changeDate],
      noPackages: [list],
      unknownProduct: [list],
    };
    // On the cart page, a link to the cart leads nowhere.
    const isThere = address.startsWith(openCart.href);
    return (actions[code] ?? []).filter(({ kind }) => !isThere || kind !== 'openCart');
  }
}

const cartPath = ({ language }: Visitor): string => pathOf({ name: 'cart', params: {} }, language);
