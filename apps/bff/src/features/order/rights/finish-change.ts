import { Inject, Injectable } from '@nestjs/common';
import {
  type ChangeState,
  dueOf,
  type Money,
  type Order,
  type OrderChange,
  refundShares,
  sum,
  subtract,
} from '@shop/domain';
import {
  type ChangeFacts,
  OrderChangeCalls,
  type OrderChanged,
  OrderChanges,
  PartRefunds,
  Reporter,
} from '@shop/ports/backends';
import { StayRights } from './stay-rights.js';
import { MoveStay } from './move-stay.js';
import { PayChange } from './pay-change.js';

/**
 * Completes a change of an order. The visitor's request and the reconciler call it in any order and
 * any number of times. The change's id is part of every idempotency key, and conditional updates of
 * the ledger let one caller win (docs/rules/rights.md#ledger).
 */
@Injectable()
export class FinishChange {
  constructor(
    @Inject(OrderChangeCalls) private readonly calls: OrderChangeCalls,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    @Inject(PartRefunds) private readonly refunds: PartRefunds,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly stays: StayRights,
    private readonly moves: MoveStay,
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
    const { id, orderId, wish } = change;
    if (wish.kind === 'changeStay') return this.moveNights(change, wish.line);
    const reply = await this.calls.change(orderId, wish, `${id}:change`);
    if (reply.kind === 'ok' && (await this.stays.giveBack(change, reply.state)))
      return this.done(change, reply.state);
    if (reply.kind === 'ok' || isUnknown(reply)) return this.unknown(change);
    return this.move(change, 'REFUSED', { refusal: refusalOf(reply) });
  }

  /**
   * The hotels decide first, then the order gets the new nights. If the order backend refuses them,
   * a person must act: it is logged on every attempt.
   */
  private async moveNights(change: OrderChange, line: string): Promise<OrderChange> {
    const { id, orderId, extraPaymentId } = change;
    const moved = await this.moves.run(change);
    if (moved.kind === 'refused') return this.refuse(change, moved.code);
    if (moved.kind === 'unknown') return this.unknown(change);
    const { booking } = moved;
    const payment = extraPaymentId ? { id: extraPaymentId, reference: id } : undefined;
    const nights = { booking, payment };
    const reply = await this.calls.changeStay(orderId, line, nights, `${id}:change`);
    if (reply.kind === 'ok') return this.done(change, reply.state);
    if (!isUnknown(reply))
      this.reporter.report({ event: 'stay_move_not_written', change: id, why: reply.kind });
    return this.unknown(change);
  }

  /** Refunds an extra payment first. */
  private async refuse(change: OrderChange, refusal: string): Promise<OrderChange> {
    if (!dueOf(change.wish)) return this.move(change, 'REFUSED', { refusal });
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

function refundOf({ wish }: OrderChange, { lines, stays = [], total }: Order): Money | undefined {
  if (wish.kind === 'changeStay') return dueOf(wish) ? undefined : subtract(wish.paid, wish.amount);
  if (wish.kind !== 'cancel' || wish.way !== 'refund') return undefined;
  const given = [...lines, ...stays].flatMap(({ id, cancellation }) =>
    cancellation && wish.lines.includes(id) ? [cancellation.amount] : [],
  );
  return sum(given, total.currency);
}

/** No decision: retry with the same key. */
const isUnknown = (reply: OrderChanged): boolean =>
  reply.kind === 'failed' && reply.reason !== 'rejected';

function refusalOf(reply: OrderChanged): string {
  if (reply.kind === 'unsupported') return 'rightByPhone';
  if (reply.kind !== 'refused' || reply.refusal === 'unknownLine') return 'changeFailed';
  return reply.refusal;
}
