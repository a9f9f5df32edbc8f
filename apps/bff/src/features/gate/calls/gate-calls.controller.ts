import { Body, Controller, Get, Inject, Post, Req } from '@nestjs/common';
import { CatalogueGateway, Clock, VoucherCodes, VoucherGateway } from '@shop/ports/backends';
import { FindCodeForm, RedeemCodeForm } from '@shop/ports/forms';
import { type GateFactsReply, gatePaths } from '@shop/ports/screens';
import type { Request } from 'express';
import { json, type Outcome } from '../../../page/outcome.js';
import { GateDoor } from '../door/gate-door.js';
import { AdmitCode } from './admit-code.js';
import { FindCode } from './find-code.js';
import { lateHours } from './late-hours.js';

const closed = (): Outcome => json({ kind: 'closed' }, 401);

/** What the page of a gate and its command ask. */
@Controller()
export class GateCallsController {
  constructor(
    private readonly door: GateDoor,
    private readonly admit: AdmitCode,
    private readonly finding: FindCode,
    @Inject(VoucherCodes) private readonly codes: VoucherCodes,
    @Inject(VoucherGateway) private readonly vouchers: VoucherGateway,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
  ) {}

  /** All that a gate has to have to work without a connection. */
  @Get(gatePaths.facts)
  async facts(@Req() request: Request): Promise<Outcome> {
    if (!(await this.door.isOpenTo(request))) return closed();
    const asked = await this.vouchers.ended();
    // An old list is better than none: a gate that hears nothing keeps what it has.
    if (asked.kind === 'failed') return json({ kind: 'failed' }, 503);
    const ended = asked.kind === 'ok' ? asked.answer : [];
    const facts: GateFactsReply = {
      now: this.clock.now().toISOString(),
      keys: this.codes.keys(),
      late: lateHours(await this.catalogue.products()),
      ended: ended.map(({ at, ...one }) => ({ ...one, at: at?.toISOString() })),
    };
    return json(facts);
  }

  @Post(gatePaths.redeem)
  async redeem(@Body() form: RedeemCodeForm, @Req() request: Request): Promise<Outcome> {
    if (!(await this.door.isOpenTo(request))) return closed();
    const { code, attempt, at } = form;
    return json(await this.admit.run({ code, attempt, at: at ? new Date(at) : undefined }));
  }

  @Post(gatePaths.find)
  async find(@Body() { code }: FindCodeForm, @Req() request: Request): Promise<Outcome> {
    if (!(await this.door.isOpenTo(request))) return closed();
    return json(await this.finding.run(code));
  }
}
