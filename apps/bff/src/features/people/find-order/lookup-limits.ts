import { Injectable } from '@nestjs/common';
import { emailKey, numbersToTry, type OrderLookup } from '@shop/domain';
import { hashed } from '../../../backends/limits/hashed.js';
import { Limits } from '../../../backends/limits/limits.js';

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
  constructor(private readonly limits: Limits) {}

  /** Which limit is reached, and the seconds to wait. */
  async reached({ number, email }: OrderLookup, from: string): Promise<LookupLimit | undefined> {
    const seconds = await this.limits.orderLookups.waitFor(from);
    if (seconds > 0) return { code: 'tooFast', seconds };
    const { windows, named } = this.limits;
    const who = hashed(`${numbersToTry(number).at(-1)} ${emailKey(email)}`);
    const [ofPair = 0] = await windows.waitsFor([{ of: named.lookupMails, who }]);
    return ofPair > 0 ? { code: 'mailTooOften', seconds: ofPair } : undefined;
  }
}
