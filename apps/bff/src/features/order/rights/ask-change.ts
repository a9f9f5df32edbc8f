import { Inject, Injectable } from '@nestjs/common';
import { type ChangeWish, dueOf } from '@shop/domain';
import { Clock, Ids, OrderChanges } from '@shop/ports/backends';
import {
  attemptOf,
  type ChangeAsked,
  type ChangeRequest,
  outcomeOf,
  refused,
} from './change-asked.js';
import { CheckChange } from './check-change.js';
import { FinishChange } from './finish-change.js';
import { OrderPayment } from './order-payment.js';

/** Checks, saves and carries out a change of an order (docs/rules/rights.md#ledger). */
@Injectable()
export class AskChange {
  constructor(
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    private readonly check: CheckChange,
    private readonly payment: OrderPayment,
    private readonly finish: FinishChange,
  ) {}

  async run(request: ChangeRequest): Promise<ChangeAsked> {
    const { order: id, wish, language } = request;
    const attempt = attemptOf(request);
    // A repeated request returns its first result, whatever the rules say now.
    const before = (await this.changes.of(id)).find((one) => one.attempt === attempt);
    if (before)
      return outcomeOf(before.state === 'PAYING' ? await this.finish.run(before) : before);
    const checked = await this.check.run(request);
    if ('code' in checked) return refused(checked.code);
    const paidBy = await this.payment.idOf(checked.order);
    if (paidBy === 'open') return refused('changeUnderWay');
    if (needsPayment(wish) && !paidBy) return refused('rightByPhone');
    const opened = await this.changes.open({
      id: this.ids.next(),
      attempt,
      orderId: id,
      wish,
      language,
      paymentId: paidBy,
      state: dueOf(wish) ? 'PAYING' : 'ASKED',
      version: 0,
      amount: undefined,
      refusal: undefined,
      createdAt: this.clock.now(),
    });
    if (opened.kind === 'busy') return refused('changeUnderWay');
    return outcomeOf(await this.finish.run(opened.change));
  }
}

/** Refunds go back to the original payment. */
const needsPayment = (wish: ChangeWish): boolean =>
  (wish.kind === 'cancel' && wish.way === 'refund' && wish.amount.amount > 0) ||
  (wish.kind === 'changeStay' && wish.amount.amount < wish.paid.amount);
