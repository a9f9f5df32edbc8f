import { Inject, Injectable } from '@nestjs/common';
import type { OrderLookup } from '@shop/domain';
import { LimitStore } from '../../../backends/limit-store.js';
import { Config } from '../../../config/config.js';
import { AttemptLimit } from '../../../http/attempt-limit.js';
import { hashed } from '../../../http/hashed.js';
import { WindowLimits } from '../../../http/window-limits.js';

const hourSeconds = 3_600;

export interface LookupLimit {
  readonly code: 'tooFast' | 'mailTooOften';
  readonly seconds: number;
}

/**
 * How often a link may be asked for: from one address, whatever is asked, and for one number with
 * one e-mail, so that nobody's mailbox is filled. Whether there is such an order makes no difference.
 */
@Injectable()
export class LookupLimits {
  private readonly ofAddress: AttemptLimit;
  private readonly windows: WindowLimits;

  constructor(
    private readonly config: Config,
    @Inject(LimitStore) store: LimitStore,
  ) {
    this.ofAddress = new AttemptLimit(config.ORDER_LOOKUPS_PER_MINUTE, 'order lookups', store);
    this.windows = new WindowLimits(store);
  }

  /** Which limit is reached, and the seconds to wait. */
  async reached({ number, email }: OrderLookup, from: string): Promise<LookupLimit | undefined> {
    const seconds = await this.ofAddress.waitFor(from);
    if (seconds > 0) return { code: 'tooFast', seconds };
    const most = this.config.ORDER_MAILS_PER_HOUR;
    const of = { name: 'order mails', most, seconds: hourSeconds };
    const who = hashed(`${number} ${email}`.toLowerCase());
    const [ofPair = 0] = await this.windows.waitsFor([{ of, who }]);
    return ofPair > 0 ? { code: 'mailTooOften', seconds: ofPair } : undefined;
  }
}
