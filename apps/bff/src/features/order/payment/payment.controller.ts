import { Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Clock, Reporter } from '@shop/ports/backends';
import type { Request } from 'express';
import { Config } from '../../../config/config.js';
import { Refused } from '../../../http/refused.js';
import { isSigned } from '../../../http/webhook-signature.js';
import { type Outcome, redirect } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { FinishPurchase } from '../../pay/purchase/finish-purchase.js';
import { FinishChange } from '../rights/finish-change.js';
import { paymentId } from '../../../visit/own-orders.js';
import { ReturnFromPaying } from './return-from-paying.js';

/** Some banks append `?…` to the last value, or repeat the whole query. */
const idIn = (said: unknown): string => String([said].flat()[0]).split('?', 1)[0] ?? '';

/** Event types that the shop does not handle (backends/contracts/payment.yaml). */
const isUnknownEvent = (type: unknown): boolean =>
  typeof type === 'string' && !/^payment\.(?:captured|declined|expired)$/.test(type);

/** Returns from the provider, and its webhook. The BFF trusts neither and asks the provider. */
@Controller('/api')
export class PaymentController {
  constructor(
    private readonly returning: ReturnFromPaying,
    private readonly finish: FinishPurchase,
    private readonly changes: FinishChange,
    private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {}

  /** Ignores other parameters that a bank adds. */
  @Get('/payment/return')
  returned(@Req() { query }: Request, @Visit() visit: Visit): Promise<Outcome> {
    const { purchase, change } = query;
    return change === undefined
      ? this.returning.ofPurchase(idIn(purchase), visit)
      : this.returning.ofChange(idIn(change), visit);
  }

  /** Some banks return by POST. With the redirect the browser sends its cookies. */
  @Post('/payment/return')
  posted(@Req() { originalUrl }: Request): Outcome {
    return redirect(originalUrl);
  }

  @Post('/webhooks/payment')
  @HttpCode(204)
  async webhook(@Req() request: Request & { rawBody?: Buffer }): Promise<void> {
    this.expectSigned(request);
    const reference = referenceIn(request.body);
    if (reference === undefined) return;
    const isHeard =
      (await this.finish.onProviderMessage(reference)) ??
      (await this.changes.onProviderMessage(reference));
    if (isHeard === undefined) throw this.unknown(reference);
    if (!isHeard) throw new Refused(503, 'busy');
  }

  /** A person must look: perhaps a restore lost the purchase. The provider retries after a 404. */
  private unknown(purchase: string): Refused {
    this.reporter.report({ event: 'payment_unknown', purchase });
    return new Refused(404, 'notFound');
  }

  private expectSigned({ headers, rawBody }: Request & { rawBody?: Buffer }): void {
    const header = headers['payment-signature'];
    const signature = typeof header === 'string' ? header : undefined;
    const { PAYMENT_WEBHOOK_SECRET: secrets, WEBHOOK_AGE_SECONDS: withinSeconds } = this.config;
    const when = { now: this.clock.now(), withinSeconds };
    if (!rawBody || !isSigned(signature, rawBody, secrets, when))
      throw new Refused(401, 'forbidden');
  }
}

/** The payment of an event; `undefined` for an unknown one: the provider retries refused events. */
function referenceIn(body: Request['body']): string | undefined {
  const reference: unknown = body?.data?.intent?.reference;
  if (typeof reference === 'string' && paymentId.test(reference)) return reference;
  if (isUnknownEvent(body?.type)) return undefined;
  throw new Refused(400, 'badRequest');
}
