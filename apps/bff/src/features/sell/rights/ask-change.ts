import { Inject, Injectable } from '@nestjs/common';
import {
  type ChangeWish,
  dayErrorOf,
  type ErrorCode,
  errorCatalogue,
  isSame,
  type Language,
  type Money,
  type Order,
  type OrderChange,
  type OrderLine,
  type Product,
  refuseNewDay,
  rightErrorOf,
  rightOf,
  scheduleChoice,
  staysOf,
  sum,
} from '@shop/domain';
import {
  CatalogueGateway,
  Clock,
  Ids,
  OrderChanges,
  OrdersGateway,
  PurchaseLedger,
} from '@shop/ports/backends';
import { answerOr } from '../../../presenters/answer-or.js';
import { digest } from '../purchase/cart-digest.js';
import { FinishPurchase } from '../purchase/finish-purchase.js';
import { FinishChange } from './finish-change.js';
import { StayRights } from './stay-rights.js';

export interface ChangeRequest {
  readonly order: string;
  readonly wish: ChangeWish;
  readonly attempt: string;
  readonly language: Language;
}

export type ChangeAsked =
  /** Done, or written down and being done. */
  | { readonly kind: 'taken'; readonly change: OrderChange }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** The no is final for this attempt: the form goes on with a new one. */
      readonly isDecided: boolean;
    };

const refused = (code: ErrorCode, isDecided = false): ChangeAsked => ({
  kind: 'refused',
  code,
  isDecided,
});

/**
 * Takes what somebody asks to be done with his order: checked by the rules, written to the ledger
 * before the first outside call, then done (docs/rules/rights.md#ledger).
 */
@Injectable()
export class AskChange {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(PurchaseLedger) private readonly purchases: PurchaseLedger,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    private readonly finishPurchase: FinishPurchase,
    private readonly finish: FinishChange,
    private readonly stays: StayRights,
  ) {}

  async run(request: ChangeRequest): Promise<ChangeAsked> {
    const { order: id, wish, language } = request;
    const attempt = digest(id, request.attempt, wish);
    // What was taken already is told again, whatever the rules say by now.
    const before = (await this.changes.of(id)).find((one) => one.attempt === attempt);
    if (before) return outcomeOf(before);
    const [reply, products] = await Promise.all([this.orders.order(id), this.catalogue.products()]);
    if (reply.kind !== 'ok') return refused('orderUnavailable');
    const order = reply.answer;
    const code = this.refuse(wish, order, answerOr(products, []));
    if (code) return refused(code);
    const paidBy = await this.paymentOf(order);
    if (paidBy === 'open') return refused('changeUnderWay');
    if (needsPayment(wish) && !paidBy) return refused('rightByPhone');
    const opened = await this.changes.open({
      ...{ id: this.ids.next(), attempt, orderId: id, wish, language, paymentId: paidBy },
      ...{ state: 'ASKED', version: 0, amount: undefined, refusal: undefined },
      createdAt: this.clock.now(),
    });
    if (opened.kind === 'busy') return refused('changeUnderWay');
    return outcomeOf(await this.finish.run(opened.change));
  }

  /** Why the rules refuse it; the backend has the last word on what is left of a day. */
  private refuse(
    wish: ChangeWish,
    order: Order,
    products: readonly Product[],
  ): ErrorCode | undefined {
    if (wish.kind === 'changeStay') return this.stays.refuseMove(wish, order);
    const ids = wish.kind === 'cancel' ? wish.lines : [wish.line];
    const lines = order.lines.filter(({ id }) => ids.includes(id));
    const stays = wish.kind === 'cancel' ? this.backsOf(wish, order) : [];
    if (!Array.isArray(stays)) return stays;
    const found = lines.length + stays.length;
    if (found === 0 || found < ids.length) return 'noTicketChosen';
    const backs: Money[] = [...stays];
    for (const line of lines) {
      const question = this.question(line, order, products);
      const right = rightOf(wish.kind, line, question);
      if (right.state === 'over') return rightErrorOf[right.reason];
      if (wish.kind === 'cancel' && !right.back?.ways.includes(wish.way)) return 'noRight';
      if (right.back) backs.push(right.back.amount);
      const { schedule } = question;
      if (wish.kind === 'changeDate') {
        const isTimed = schedule && scheduleChoice(schedule, wish.time);
        if (isTimed === 'missing' || isTimed === 'unknown') return 'noSchedule';
        const no = refuseNewDay(line, wish, question);
        if (no) return dayErrorOf[no];
      }
    }
    const isOther =
      wish.kind === 'cancel' && !isSame(sum(backs, order.total.currency), wish.amount);
    return isOther ? 'amountChanged' : undefined;
  }

  /** What the stays among these give back, or why one of them can't be given back. */
  private backsOf(
    { lines, way }: Extract<ChangeWish, { kind: 'cancel' }>,
    order: Order,
  ): Money[] | ErrorCode {
    const backs: Money[] = [];
    for (const stay of staysOf(order).filter(({ id }) => lines.includes(id))) {
      const right = this.stays.rightOf(stay, order);
      if (right.state === 'over') return rightErrorOf[right.reason];
      if (!right.back?.ways.includes(way)) return 'noRight';
      backs.push(right.back.amount);
    }
    return backs;
  }

  private question(line: OrderLine, order: Order, products: readonly Product[]) {
    const schedule = products.find(({ slug }) => slug === line.slug)?.schedule;
    return { order, schedule, isBusy: false, now: this.clock.now() };
  }

  /** What it was paid by; `open` while our own books have not closed its purchase. */
  private async paymentOf({ id, paymentId }: Order): Promise<string | undefined> {
    const purchase = await this.purchases.findByOrder(id);
    if (!purchase) return paymentId;
    const settled = await this.finishPurchase.run(purchase.id);
    return settled?.state === 'ORDERED' ? (settled.paymentId ?? paymentId) : 'open';
  }
}

/** Money goes back by what the order was paid by. */
const needsPayment = (wish: ChangeWish): boolean =>
  (wish.kind === 'cancel' && wish.way === 'refund') ||
  (wish.kind === 'changeStay' && wish.amount.amount < wish.paid.amount);

function outcomeOf(change: OrderChange): ChangeAsked {
  if (change.state !== 'REFUSED') return { kind: 'taken', change };
  return refused(refusalIn(change), true);
}

/** Why a change was refused; a word that this version does not know is a failure. */
export const refusalIn = ({ refusal = '' }: Pick<OrderChange, 'refusal'>): ErrorCode =>
  isCode(refusal) ? refusal : 'changeFailed';

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);
