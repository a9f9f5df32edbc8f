import { Inject, Injectable } from '@nestjs/common';
import { type CurrencyCode, currencyCodes } from '@shop/domain';
import { PaymentGateway } from '@shop/ports/backends';

const freshMs = 60_000;
const retryMs = 5_000;

/** Currencies that the payment backend accepts. Only the first reply is awaited. */
@Injectable()
export class OfferedCurrencies {
  private known: readonly CurrencyCode[] | undefined;
  private underWay: Promise<void> | undefined;
  private freshUntil = 0;

  constructor(@Inject(PaymentGateway) private readonly payments: PaymentGateway) {}

  /** All of the shop's currencies until the first reply. */
  get codes(): readonly CurrencyCode[] {
    return this.known ?? currencyCodes;
  }

  get isMissing(): boolean {
    return this.known === undefined;
  }

  /** A promise before the first reply; `undefined` afterwards. */
  refresh(): Promise<void> | undefined {
    const isFirst = this.freshUntil === 0;
    if (performance.now() >= this.freshUntil) this.underWay ??= this.ask();
    return isFirst ? this.underWay : undefined;
  }

  private async ask(): Promise<void> {
    let nextMs = retryMs;
    try {
      const reply = await this.payments.currencies();
      if (reply.kind !== 'ok' || reply.answer.length === 0) return;
      this.known = reply.answer;
      nextMs = freshMs;
    } catch {
      // A team's own adapter may throw: no reply.
    } finally {
      this.freshUntil = performance.now() + nextMs;
      this.underWay = undefined;
    }
  }
}
