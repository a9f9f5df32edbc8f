import { Injectable } from '@nestjs/common';
import { type Pair, Limits } from '../../../backends/limits/limits.js';
import type { Visit } from '../../../visit/visit.js';

type Asker = Pick<Visit, 'address' | 'cart'>;

/** Seconds to wait, or 0, before a change or payment (docs/rules/requests.md#selling-limits). */
@Injectable()
export class SellingLimits {
  constructor(private readonly limits: Limits) {}

  change(asker: Asker): Promise<number> {
    return this.wait(this.limits.named.changes, asker);
  }

  checkout(asker: Asker): Promise<number> {
    return this.wait(this.limits.named.checkouts, asker);
  }

  private async wait(
    [ofAddress, ofCart]: Pair,
    { address, cart: { session } }: Asker,
  ): Promise<number> {
    const waits = await this.limits.windows.waitsFor([
      { of: ofAddress, who: address },
      ...(session ? [{ of: ofCart, who: session }] : []),
    ]);
    return Math.max(...waits);
  }
}
