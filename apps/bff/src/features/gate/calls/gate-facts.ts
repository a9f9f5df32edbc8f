import { Inject, Injectable } from '@nestjs/common';
import { CatalogueGateway, Clock, VoucherCodes, VoucherGateway } from '@shop/ports/backends';
import type { GateFactsReply } from '@shop/ports/screens';
import { lateHours } from './late-hours.js';

/** Gathers what a gate needs to work without a connection. */
@Injectable()
export class GateFacts {
  constructor(
    @Inject(VoucherCodes) private readonly codes: VoucherCodes,
    @Inject(VoucherGateway) private readonly vouchers: VoucherGateway,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
  ) {}

  /** `undefined` if the backend fails: an old list is better than none, so the gate keeps its own. */
  async gather(): Promise<GateFactsReply | undefined> {
    const asked = await this.vouchers.ended();
    if (asked.kind === 'failed') return undefined;
    const ended = asked.kind === 'ok' ? asked.answer : [];
    return {
      now: this.clock.now().toISOString(),
      keys: this.codes.keys(),
      late: lateHours(await this.catalogue.products()),
      ended: ended.map(({ at, ...one }) => ({ ...one, at: at?.toISOString() })),
    };
  }
}
