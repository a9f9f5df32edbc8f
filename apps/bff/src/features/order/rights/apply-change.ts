import { Inject, Injectable } from '@nestjs/common';
import type { Order, OrderChange } from '@shop/domain';
import { OrderChangeCalls, type OrderChanged, Reporter } from '@shop/ports/backends';
import { MoveStay } from './move-stay.js';
import { StayRights } from './stay-rights.js';

export type ChangeApplied =
  | { readonly kind: 'made'; readonly order: Order }
  | { readonly kind: 'refused'; readonly refusal: string }
  /** No decision: retry with the same key. */
  | { readonly kind: 'unknown' };

/** Has the order backend and the hotels make a change; can run any number of times. */
@Injectable()
export class ApplyChange {
  constructor(
    @Inject(OrderChangeCalls) private readonly calls: OrderChangeCalls,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly stays: StayRights,
    private readonly moves: MoveStay,
  ) {}

  async run(change: OrderChange): Promise<ChangeApplied> {
    const { id, orderId, request } = change;
    if (request.kind === 'changeStay') return this.moveNights(change, request.line);
    const reply = await this.calls.change(orderId, request, `${id}:change`);
    if (reply.kind === 'ok' && (await this.stays.giveBack(change, reply.state)))
      return { kind: 'made', order: reply.state };
    if (reply.kind === 'ok' || isUnknown(reply)) return { kind: 'unknown' };
    return { kind: 'refused', refusal: refusalOf(reply) };
  }

  /**
   * The hotels decide first, then the order gets the new nights. If the order backend refuses them,
   * a person must act: it is logged on every attempt.
   */
  private async moveNights(change: OrderChange, line: string): Promise<ChangeApplied> {
    const { id, orderId, extraPaymentId } = change;
    const moved = await this.moves.run(change);
    if (moved.kind === 'refused') return { kind: 'refused', refusal: moved.code };
    if (moved.kind === 'unknown') return moved;
    const { booking } = moved;
    const payment = extraPaymentId ? { id: extraPaymentId, reference: id } : undefined;
    const nights = { booking, payment };
    const reply = await this.calls.changeStay(orderId, line, nights, `${id}:change`);
    if (reply.kind === 'ok') return { kind: 'made', order: reply.state };
    if (!isUnknown(reply))
      this.reporter.report({ event: 'stay_move_not_written', change: id, why: reply.kind });
    return { kind: 'unknown' };
  }
}

const isUnknown = (reply: OrderChanged): boolean =>
  reply.kind === 'failed' && reply.reason !== 'rejected';

function refusalOf(reply: OrderChanged): string {
  if (reply.kind === 'unsupported') return 'rightByPhone';
  if (reply.kind !== 'refused' || reply.refusal === 'unknownLine') return 'changeFailed';
  return reply.refusal;
}
