import { Inject, Injectable } from '@nestjs/common';
import type { Contact } from '@shop/domain';
import { PurchaseLedger } from '@shop/ports/backends';

/** What this browser typed for its last order, when that one failed: so that nobody types it twice. */
@Injectable()
export class LastContact {
  constructor(@Inject(PurchaseLedger) private readonly ledger: PurchaseLedger) {}

  /** `orders` are the browser's own, newest first; they come from its sealed cookie. */
  async run([newest]: readonly string[]): Promise<Contact | undefined> {
    const purchase = newest ? await this.ledger.findByOrder(newest) : undefined;
    return purchase?.state === 'FAILED' ? purchase.contact : undefined;
  }
}
