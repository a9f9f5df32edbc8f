import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { FindCodeForm, RedeemCodeForm } from '@shop/ports/forms';
import { gatePaths } from '@shop/ports/screens';
import type { Request } from 'express';
import { json, type Outcome } from '../../../page/outcome.js';
import { GateDoor } from '../door/gate-door.js';
import { AdmitCode } from './admit-code.js';
import { FindCode } from './find-code.js';
import { GateFacts } from './gate-facts.js';

const closed = (): Outcome => json({ kind: 'closed' }, 401);

/** What the page of a gate and its command ask. */
@Controller()
export class GateCallsController {
  constructor(
    private readonly door: GateDoor,
    private readonly admit: AdmitCode,
    private readonly finding: FindCode,
    private readonly offline: GateFacts,
  ) {}

  /** All that a gate has to have to work without a connection. */
  @Get(gatePaths.facts)
  async facts(@Req() request: Request): Promise<Outcome> {
    if (!(await this.door.isOpenTo(request))) return closed();
    const facts = await this.offline.gather();
    return facts ? json(facts) : json({ kind: 'failed' }, 503);
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
