import { Inject, Injectable } from '@nestjs/common';
import {
  type ChangeWish,
  dayErrorOf,
  dueOf,
  type ErrorCode,
  isSame,
  linesIn,
  type Money,
  type Order,
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
import { valueOr } from '../../../presenters/value-or.js';
import { FinishPurchase } from '../../pay/purchase/finish-purchase.js';
import {
  attemptOf,
  type ChangeAsked,
  type ChangeRequest,
  outcomeOf,
  refused,
} from './change-asked.js';
import { FinishChange } from './finish-change.js';
import { MoveStay } from './move-stay.js';
import { StayRights } from './stay-rights.js';

/** Checks, saves and carries out a change of an order (docs/rules/rights.md#ledger). */
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
    private readonly moves: MoveStay,
  ) {}

  async run(request: ChangeRequest): Promise<ChangeAsked> {
    const { order: id, wish, language } = request;
    const due = dueOf(wish);
    const attempt = attemptOf(request);
    // A repeated request returns its first result, whatever the rules say now.
    const before = (await this.changes.of(id)).find((one) => one.attempt === attempt);
    if (before)
      return outcomeOf(before.state === 'PAYING' ? await this.finish.run(before) : before);
    const [reply, products] = await Promise.all([this.orders.order(id), this.catalogue.products()]);
    if (reply.kind !== 'ok') return refused('orderUnavailable');
    const order = reply.answer;
    const isOfTickets = order.lines.some(({ id }) => linesIn(wish).includes(id));
    if (isOfTickets && products.kind !== 'ok') return refused('rightsUnavailable');
    const code = this.refuse(wish, order, valueOr(products, []));
    const unseen = code ?? (due && (await this.moves.refuseUnseen(wish, order, language)));
    if (unseen) return refused(unseen);
    const paidBy = await this.paymentOf(order);
    if (paidBy === 'open') return refused('changeUnderWay');
    if (needsPayment(wish) && !paidBy) return refused('rightByPhone');
    const opened = await this.changes.open({
      id: this.ids.next(),
      attempt,
      orderId: id,
      wish,
      language,
      paymentId: paidBy,
      state: due ? 'PAYING' : 'ASKED',
      version: 0,
      amount: undefined,
      refusal: undefined,
      createdAt: this.clock.now(),
    });
    if (opened.kind === 'busy') return refused('changeUnderWay');
    return outcomeOf(await this.finish.run(opened.change));
  }

  /** Why the rules refuse it. Whether a day has places left is up to the backend. */
  private refuse(
    wish: ChangeWish,
    order: Order,
    products: readonly Product[],
  ): ErrorCode | undefined {
    if (wish.kind === 'changeStay') return this.stays.refuseMove(wish, order);
    const ids = linesIn(wish);
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

  /** Refunds of the stays among these lines, or why one can't be cancelled. */
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

  /** The order's payment id; `open` while its purchase is not settled. */
  private async paymentOf({ id, paymentId }: Order): Promise<string | undefined> {
    const purchase = await this.purchases.findByOrder(id);
    if (!purchase) return paymentId;
    const settled = await this.finishPurchase.run(purchase.id);
    return settled?.state === 'ORDERED' ? (settled.paymentId ?? paymentId) : 'open';
  }
}

/** Refunds go back to the original payment. */
const needsPayment = (wish: ChangeWish): boolean =>
  (wish.kind === 'cancel' && wish.way === 'refund' && wish.amount.amount > 0) ||
  (wish.kind === 'changeStay' && wish.amount.amount < wish.paid.amount);
