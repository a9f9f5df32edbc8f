import { Inject, Injectable } from '@nestjs/common';
import {
  type Bank,
  type ErrorCode,
  formatMoney,
  longestSchedule,
  type Money,
  monthsCurrency,
  offersPlan,
  type Paying,
  type PayNothing,
  type Purchase,
} from '@shop/domain';
import { PaymentGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';

const freshMs = 60_000;
const retryMs = 5_000;

/** Banks that offer instalments, from the payment backend (docs/rules/purchase.md#months). */
@Injectable()
export class Months {
  private known: readonly Bank[] | undefined;
  private underWay: Promise<void> | undefined;
  private freshUntil = 0;

  constructor(@Inject(PaymentGateway) private readonly payments: PaymentGateway) {}

  /** Current banks; empty if unavailable or in another currency. */
  async banks({ currency }: Pick<Money, 'currency'>): Promise<readonly Bank[]> {
    if (currency !== monthsCurrency) return [];
    return valueOr(await this.payments.banks(), []);
  }

  /** Hint beside a total. Only the first reply is awaited; later ones are for the next hint. */
  async hint(total: Money): Promise<{ count: number; each: string } | undefined> {
    if (total.currency !== monthsCurrency) return undefined;
    if (performance.now() >= this.freshUntil) this.underWay ??= this.refresh();
    if (!this.known) await this.underWay;
    const longest = longestSchedule(this.known ?? [], total);
    return longest && { count: longest.months, each: formatMoney(longest.first) };
  }

  private async refresh(): Promise<void> {
    let nextMs = retryMs;
    try {
      const asked = await this.payments.banks();
      if (asked.kind !== 'ok') return;
      this.known = asked.answer;
      nextMs = freshMs;
    } catch {
      // A team's own adapter may throw: no reply.
    } finally {
      this.freshUntil = performance.now() + nextMs;
      this.underWay = undefined;
    }
  }

  /** Why the chosen instalments are impossible; `undefined` if they are possible. */
  async refuse(
    { paying: { plan } }: { readonly paying: Paying | PayNothing },
    { total }: Purchase,
  ): Promise<ErrorCode | undefined> {
    if (!plan) return undefined;
    const asked = await this.payments.banks();
    if (asked.kind !== 'ok') return 'purchase';
    return offersPlan(asked.answer, total, plan) ? undefined : 'planGone';
  }
}
