import { Inject, Injectable } from '@nestjs/common';
import {
  type ChangeRequest,
  dayErrorOf,
  dueOf,
  type ErrorCode,
  isSame,
  linesIn,
  type Money,
  type Order,
  type OrderLine,
  type Product,
  productOf,
  refuseNewDay,
  rightErrorOf,
  rightOf,
  scheduleChoice,
  staysOf,
  sum,
} from '@shop/domain';
import { CatalogueGateway, Clock, OrdersGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import type { ChangeCommand } from './change-asked.js';
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
    request,
    language,
  }: ChangeCommand): Promise<{ order: Order } | { code: ErrorCode }> {
    const [reply, products] = await Promise.all([this.orders.order(id), this.catalogue.products()]);
    if (reply.kind !== 'ok') return { code: 'orderUnavailable' };
    const order = reply.answer;
    const isOfTickets = order.lines.some(({ id }) => linesIn(request).includes(id));
    if (isOfTickets && products.kind !== 'ok') return { code: 'rightsUnavailable' };
    const refusal = this.refuse(request, order, valueOr(products, []));
    const code =
      refusal ?? (dueOf(request) && (await this.moves.refuseUnseen(request, order, language)));
    return code ? { code } : { order };
  }

  /** Why the rules refuse it. Whether a day has places left is up to the backend. */
  private refuse(
    request: ChangeRequest,
    order: Order,
    products: readonly Product[],
  ): ErrorCode | undefined {
    if (request.kind === 'changeStay') return this.stays.refuseMove(request, order);
    const ids = linesIn(request);
    const lines = order.lines.filter(({ id }) => ids.includes(id));
    const stays = request.kind === 'cancel' ? this.backsOf(request, order) : [];
    if (!Array.isArray(stays)) return stays;
    const found = lines.length + stays.length;
    if (found === 0 || found < ids.length) return 'noTicketChosen';
    const backs: Money[] = [...stays];
    for (const line of lines) {
      const question = this.question(line, order, products);
      const right = rightOf(request.kind, line, question);
      if (right.state === 'over') return rightErrorOf[right.reason];
      if (request.kind === 'cancel' && !right.back?.ways.includes(request.way)) return 'noRight';
      if (right.back) backs.push(right.back.amount);
      const { schedule } = question;
      if (request.kind === 'changeDate') {
        const isTimed = schedule && scheduleChoice(schedule, request.time);
        if (isTimed === 'missing' || isTimed === 'unknown') return 'noSchedule';
        const no = refuseNewDay(line, request, question);
        if (no) return dayErrorOf[no];
      }
    }
    const isOther =
      request.kind === 'cancel' && !isSame(sum(backs, order.total.currency), request.amount);
    return isOther ? 'amountChanged' : undefined;
  }

  /** Refunds of the stays among these lines, or why one can't be cancelled. */
  private backsOf(
    { lines, way }: Extract<ChangeRequest, { kind: 'cancel' }>,
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
    const schedule = productOf(products, line.slug)?.schedule;
    return { order, schedule, isBusy: false, now: this.clock.now() };
  }
}
