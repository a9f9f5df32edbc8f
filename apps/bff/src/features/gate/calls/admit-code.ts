import { Inject, Injectable } from '@nestjs/common';
import { isPaid, liveLines, type VoucherClaim } from '@shop/domain';
import { Clock, OrdersGateway, VoucherGateway } from '@shop/ports/backends';
import type { GateRedeemReply } from '@shop/ports/screens';
import { JudgeCode } from './judge-code.js';

export interface AdmitQuestion {
  readonly code: string;
  /** Idempotency key: the same for every retry of one admission. */
  readonly attempt: string;
  /** Time of an admission while the gate was offline. */
  readonly at?: Date | undefined;
}

/**
 * Redeems a unit at the backend. Only signed codes are redeemed, and only on their day, whatever
 * the gate says (docs/rules/vouchers.md#redeemed).
 */
@Injectable()
export class AdmitCode {
  constructor(
    private readonly judge: JudgeCode,
    @Inject(VoucherGateway) private readonly vouchers: VoucherGateway,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run({ code, attempt, at: told }: AdmitQuestion): Promise<GateRedeemReply> {
    // Device clocks may be fast: a time in the future counts as now.
    const at = told && told < this.clock.now() ? told : undefined;
    const verdict = await this.judge.byItself(code, at);
    if (verdict.kind !== 'valid')
      return { kind: (await this.judge.endOf(verdict))?.kind ?? verdict.kind };
    const { order, unit } = verdict.claim;
    const reply = await this.vouchers.redeem({ order, unit, at }, `gate:${attempt}`);
    switch (reply.kind) {
      case 'redeemed':
      case 'revoked':
        return { kind: reply.kind };
      case 'used': {
        const found = await this.vouchers.find(unit);
        const when = found.kind === 'ok' ? found.answer.ended?.at : undefined;
        return { kind: 'used', at: when?.toISOString() };
      }
      // A signed code that its order no longer has: revoked.
      case 'unknown':
        return { kind: 'revoked' };
      case 'unsupported':
        return this.byOrder(verdict.claim);
      case 'failed':
        return { kind: 'failed' };
    }
  }

  /** Without a redemption API, the order says whether it still has the unit. */
  private async byOrder({ order, unit }: VoucherClaim): Promise<GateRedeemReply> {
    const asked = await this.orders.order(order);
    if (asked.kind === 'failed') return { kind: 'failed' };
    const lines = asked.kind === 'ok' && isPaid(asked.answer) ? liveLines(asked.answer) : [];
    const isThere = lines.some(({ vouchers }) => vouchers.some(({ code }) => code === unit));
    return { kind: isThere ? 'redeemed' : 'revoked' };
  }
}
