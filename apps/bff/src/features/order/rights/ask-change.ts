import { Inject, Injectable } from '@nestjs/common';
import { type ChangeRequest, dueOf } from '@shop/domain';
import { Clock, Ids, OrderChanges } from '@shop/ports/backends';
import {
  attemptOf,
  type ChangeAsked,
  type ChangeCommand,
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

  async run(command: ChangeCommand): Promise<ChangeAsked> {
    const { order: id, request, language } = command;
    const attempt = attemptOf(command);
    // A repeated request returns its first result, whatever the rules say now.
    const before = (await this.changes.of(id)).find((one) => one.attempt === attempt);
    if (before)
      return outcomeOf(before.state === 'PAYING' ? await this.finish.run(before) : before);
    const checked = await this.check.run(command);
    if ('code' in checked) return refused(checked.code);
    const paidBy = await this.payment.idOf(checked.order);
    if (paidBy === 'open') return refused('changeUnderWay');
    if (needsPayment(request) && !paidBy) return refused('rightByPhone');
    const opened = await this.changes.open({
      id: this.ids.next(),
      attempt,
      orderId: id,
      request,
      language,
      paymentId: paidBy,
      state: dueOf(request) ? 'PAYING' : 'ASKED',
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
const needsPayment = (request: ChangeRequest): boolean =>
  (request.kind === 'cancel' && request.way === 'refund' && request.amount.amount > 0) ||
  (request.kind === 'changeStay' && request.amount.amount < request.paid.amount);
