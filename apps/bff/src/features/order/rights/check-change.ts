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
import { CatalogueGateway, Clock, OrdersGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import type { ChangeRequest } from './change-asked.js';
import { MoveStay } from './move-stay.js';
import { StayRights } from './stay-rights.js';

/** Checks a change against the rules of the order as the backend has it now. */
@Injectable()
export class CheckChange {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Clock) private readonly clock: Clock,
    private readonly stays: StayRights,
    private readonly moves: MoveStay,
  ) {}

  /** The order, or why it can't be changed like this. */
  async run({
    order: id,
    wish,
    language,
  }: ChangeRequest): Promise<{ order: Order } | { code: ErrorCode }> {
    const [reply, products] = await Promise.all([this.orders.order(id), this.catalogue.products()]);
    if (reply.kind !== 'ok') return { code: 'orderUnavailable' };
    const order = reply.answer;
    const isOfTickets = order.lines.some(({ id }) => linesIn(wish).includes(id));
    if (isOfTickets && products.kind !== 'ok') return { code: 'rightsUnavailable' };
    const refusal = this.refuse(wish, order, valueOr(products, []));
    const code = refusal ?? (dueOf(wish) && (await this.moves.refuseUnseen(wish, order, language)));
    return code ? { code } : { order };
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
}
