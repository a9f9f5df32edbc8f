import { Inject, Injectable } from '@nestjs/common';
import { claimOf, unitCodesIn } from '@shop/domain';
import { OrdersGateway, VoucherCodes, VoucherGateway } from '@shop/ports/backends';
import type { GateFindReply } from '@shop/ports/screens';

/** Finds a unit's signed code by its short one, read aloud at the gate. */
@Injectable()
export class FindCode {
  constructor(
    @Inject(VoucherGateway) private readonly vouchers: VoucherGateway,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(VoucherCodes) private readonly codes: VoucherCodes,
  ) {}

  async run(typed: string): Promise<GateFindReply> {
    for (const unit of unitCodesIn(typed)) {
      const reply = await this.find(unit);
      if (reply.kind !== 'notFound') return reply;
    }
    return { kind: 'notFound' };
  }

  private async find(unit: string): Promise<GateFindReply> {
    const found = await this.vouchers.find(unit);
    if (found.kind !== 'ok') return { kind: found.kind === 'unknown' ? 'notFound' : 'failed' };
    const reply = await this.orders.order(found.answer.order);
    if (reply.kind !== 'ok') return { kind: reply.kind === 'unknown' ? 'notFound' : 'failed' };
    const order = reply.answer;
    for (const line of order.lines)
      for (const voucher of line.vouchers)
        if (voucher.code === unit)
          return { kind: 'found', code: this.codes.write(claimOf(order, line, voucher)) };
    // Its order no longer has it: revoked.
    return { kind: 'notFound' };
  }
}
