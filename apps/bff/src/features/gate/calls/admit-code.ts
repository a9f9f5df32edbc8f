import { Inject, Injectable } from '@nestjs/common';
import { VoucherGateway } from '@shop/ports/backends';
import type { GateRedeemReply } from '@shop/ports/screens';
import { JudgeCode } from './judge-code.js';

export interface AdmitQuestion {
  readonly code: string;
  /** The same for every try to tell of one person. */
  readonly attempt: string;
  /** When somebody was let in, where the gate had no connection. */
  readonly at?: Date | undefined;
}

/** Tells the backend that a unit was let in. Only what the shop signed is told of. */
@Injectable()
export class AdmitCode {
  constructor(
    private readonly judge: JudgeCode,
    @Inject(VoucherGateway) private readonly vouchers: VoucherGateway,
  ) {}

  async run({ code, attempt, at }: AdmitQuestion): Promise<GateRedeemReply> {
    const verdict = await this.judge.byItself(code);
    if (!('claim' in verdict)) return { kind: verdict.kind };
    const { order, unit } = verdict.claim;
    const told = await this.vouchers.redeem({ order, unit, at }, `gate:${attempt}`);
    switch (told.kind) {
      case 'redeemed':
      case 'revoked':
        return { kind: told.kind };
      case 'used': {
        const found = await this.vouchers.find(unit);
        const when = found.kind === 'ok' ? found.answer.ended?.at : undefined;
        return { kind: 'used', at: when?.toISOString() };
      }
      // Signed by us for an order that has it no more: it was taken back.
      case 'unknown':
        return { kind: 'revoked' };
      // Nobody keeps a book: what a gate has seen itself is all there is.
      case 'unsupported':
        return { kind: 'redeemed' };
      case 'failed':
        return { kind: 'failed' };
    }
  }
}
