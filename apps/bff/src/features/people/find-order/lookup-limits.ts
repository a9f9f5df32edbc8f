import { Injectable } from '@nestjs/common';
import { emailKey, numbersToTry, type OrderLookup } from '@shop/domain';
import { hashed } from '../../../backends/limits/hashed.js';
import { Limits } from '../../../backends/limits/limits.js';

export interface LookupLimit {
  readonly code: 'tooFast' | 'mailTooOften';
  readonly seconds: number;
}

/** Limits requests for an order link, by address, and by number with email. */
@Injectable()
export class LookupLimits {
  constructor(private readonly limits: Limits) {}

  /** The reached limit with the seconds to wait, or `undefined`. */
  async reached({ number, email }: OrderLookup, from: string): Promise<LookupLimit | undefined> {
    const seconds = await this.limits.orderLookups.waitFor(from);
    if (seconds > 0) return { code: 'tooFast', seconds };
    const { windows, named } = this.limits;
    const who = hashed(`${numbersToTry(number).at(-1)} ${emailKey(email)}`);
    const [ofPair = 0] = await windows.waitsFor([{ of: named.lookupMails, who }]);
    return ofPair > 0 ? { code: 'mailTooOften', seconds: ofPair } : undefined;
  }
}
