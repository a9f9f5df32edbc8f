import { Inject, Injectable } from '@nestjs/common';
import {
  type ChangeState,
  dueOf,
  type Money,
  type Order,
  type OrderChange,
  refundShares,
  subtract,
  sum,
} from '@shop/domain';
import { type ChangeFacts, OrderChanges, PartRefunds, Reporter } from '@shop/ports/backends';
import { ApplyChange } from './apply-change.js';
import { PayChange } from './pay-change.js';

/**
 * Completes a change of an order. The visitor's request and the reconciler call it in any order and
 * any number of times. The change's id is part of every idempotency key, and conditional updates of
 * the ledger let one caller win (docs/rules/rights.md#ledger).
 */
@Injectable()
export class FinishChange {
  constructor(
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    @Inject(PartRefunds) private readonly refunds: PartRefunds,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly applying: ApplyChange,
    private readonly paying: PayChange,
  ) {}

  async run(change: OrderChange): Promise<OrderChange> {
    switch (change.state) {
      case 'PAYING':
        return this.pay(change);
      case 'ASKED':
      case 'UNKNOWN':
        return this.ask(change);
      case 'ANSWERED':
        return this.giveBack(change);
      case 'RETURNING':
        return this.paying.giveBack(change);
      default:
        return change;
    }
  }

  /** Handles a provider message, whatever it says. False: resend; `undefined`: no such change. */
  async onProviderMessage(id: string): Promise<boolean | undefined> {
    const found = await this.changes.find(id);
    return found && this.paying.giveLateBack(await this.run(found));
  }

  private async pay(change: OrderChange): Promise<OrderChange> {
    const paid = await this.paying.settle(change);
    return paid.state === 'PAYING' ? paid : this.run(paid);
  }

  private async ask(change: OrderChange): Promise<OrderChange> {
    const applied = await this.applying.run(change);
    switch (applied.kind) {
      case 'made':
        return this.done(change, applied.order);
      case 'refused':
        return this.refuse(change, applied.refusal);
      case 'unknown':
        return this.unknown(change);
    }
  }

  /** Refunds an extra payment first. */
  private async refuse(change: OrderChange, refusal: string): Promise<OrderChange> {
    if (!dueOf(change.request)) return this.move(change, 'REFUSED', { refusal });
    return this.run(await this.paying.inVain(change, refusal));
  }

  private async unknown(change: OrderChange): Promise<OrderChange> {
    return change.state === 'ASKED' ? this.move(change, 'UNKNOWN') : change;
  }

  private async done(change: OrderChange, order: Order): Promise<OrderChange> {
    const amount = refundOf(change, order);
    if (!amount || amount.amount === 0) return this.move(change, 'SETTLED');
    const answered = await this.move(change, 'ANSWERED', { amount });
    return answered.state === 'ANSWERED' ? this.giveBack(answered) : answered;
  }

  /** A refused refund needs a person. It is logged on every attempt. */
  private async giveBack(change: OrderChange): Promise<OrderChange> {
    const { id, orderId, paymentId } = change;
    const shares = refundShares(change, await this.changes.of(orderId));
    if (shares.length === 0) {
      this.reporter.report({ event: 'change_refund_impossible', change: id });
      return change;
    }
    for (const { payment, amount } of shares) {
      const key = payment === paymentId ? `${id}:refund` : `${id}:refund:${payment}`;
      const refunded = await this.refunds.refundPart(payment, amount, key);
      if (refunded.kind === 'ok') continue;
      const isRefused = refunded.kind === 'refused' || refunded.reason === 'rejected';
      if (isRefused) this.reporter.report({ event: 'change_refund_refused', change: id });
      return change;
    }
    return this.move(change, 'SETTLED');
  }

  private async move(seen: OrderChange, to: ChangeState, facts?: ChangeFacts) {
    const moved = await this.changes.move(seen, to, facts);
    return moved ?? (await this.changes.find(seen.id)) ?? seen;
  }
}

function refundOf(
  { request }: OrderChange,
  { lines, stays = [], total }: Order,
): Money | undefined {
  if (request.kind === 'changeStay')
    return dueOf(request) ? undefined : subtract(request.paid, request.amount);
  if (request.kind !== 'cancel' || request.way !== 'refund') return undefined;
  const given = [...lines, ...stays].flatMap(({ id, cancellation }) =>
    cancellation && request.lines.includes(id) ? [cancellation.amount] : [],
  );
  return sum(given, total.currency);
}
