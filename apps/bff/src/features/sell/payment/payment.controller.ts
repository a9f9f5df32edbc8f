import { Controller, Get, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { pathOf, type Purchase } from '@shop/domain';
import { Clock, OrderChanges } from '@shop/ports/backends';
import { IsOptional, Matches } from 'class-validator';
import type { Request } from 'express';
import { Config } from '../../../config/config.js';
import { Refused } from '../../../http/refused.js';
import { isSigned } from '../../../http/webhook-signature.js';
import { type Outcome, redirect } from '../../../page/outcome.js';
import { FinishPurchase } from '../purchase/finish-purchase.js';
import { WhyFailed } from '../purchase/why-failed.js';
import { FinishChange } from '../rights/finish-change.js';
import { rightsPart } from '../rights/right-addresses.js';

/** Of a purchase, or of a change whose difference is paid. */
const ownId = /^[0-9a-f]{32}$/;

class Returned {
  @IsOptional()
  @Matches(ownId)
  readonly purchase?: string;

  @IsOptional()
  @Matches(ownId)
  readonly change?: string;

  @IsOptional()
  @Matches(/^[\w-]{1,80}$/)
  readonly payment?: string;
}

/** Where the provider sends the visitor and its own messages; neither is believed, both are asked after. */
@Controller('/api')
export class PaymentController {
  constructor(
    private readonly finish: FinishPurchase,
    private readonly changes: FinishChange,
    @Inject(OrderChanges) private readonly ledger: OrderChanges,
    private readonly why: WhyFailed,
    private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get('/payment/return')
  async returned(@Query() { purchase: id = '', change }: Returned): Promise<Outcome> {
    if (change) return this.returnedOf(change);
    const purchase = await this.finish.run(id);
    if (!purchase) throw new Refused(404, 'notFound');
    if (purchase.orderId && purchase.state !== 'FAILED') return redirect(orderPath(purchase));
    const problem = await this.why.of(purchase);
    const form = pathOf({ name: 'checkout', params: {} }, purchase.language);
    return redirect(`${form}?problem=${problem}`);
  }

  /** The order's page says what became of it, also of a payment that failed. */
  private async returnedOf(id: string): Promise<Outcome> {
    const change = await this.ledger.find(id);
    if (!change) throw new Refused(404, 'notFound');
    await this.changes.run(change);
    const { orderId, language } = change;
    const order = pathOf({ name: 'order', params: { id: orderId } }, language);
    return redirect(`${order}#${rightsPart}`);
  }

  @Post('/webhooks/payment')
  @HttpCode(204)
  async webhook(@Req() request: Request & { rawBody?: Buffer }): Promise<void> {
    const { rawBody } = request;
    const header = request.headers['payment-signature'];
    const signature = typeof header === 'string' ? header : undefined;
    const { PAYMENT_WEBHOOK_SECRET: secret, WEBHOOK_AGE_SECONDS: withinSeconds } = this.config;
    const when = { now: this.clock.now(), withinSeconds };
    if (!rawBody || !isSigned(signature, rawBody, secret, when))
      throw new Refused(401, 'forbidden');
    const reference: unknown = request.body?.data?.intent?.reference;
    if (typeof reference !== 'string' || !ownId.test(reference))
      throw new Refused(400, 'badRequest');
    // Not written yet, or not ours: the provider sends it again.
    const isHeard = (await this.finish.hear(reference)) ?? (await this.changes.hear(reference));
    if (isHeard === undefined) throw new Refused(404, 'notFound');
    if (!isHeard) throw new Refused(503, 'busy');
  }
}

/** A payment that failed goes back to the form; all else to the order, which knows what to say. */
const orderPath = ({ orderId = '', language }: Purchase): string =>
  pathOf({ name: 'order', params: { id: orderId } }, language);
