import { Inject, Injectable } from '@nestjs/common';
import { fieldsOfPaying, type Purchase } from '@shop/domain';
import { PurchaseLedger } from '@shop/ports/backends';
import type { ContactView } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { OwnOrder } from '../../../visit/own-orders.js';

/** What stands in the form: who buys, and how. */
export interface FilledIn {
  readonly contact: ContactView;
  readonly method: string | undefined;
  readonly plan: string | undefined;
}

/** What this browser typed for its last order, when that one failed: so that nobody types it twice. */
@Injectable()
export class LastContact {
  constructor(@Inject(PurchaseLedger) private readonly ledger: PurchaseLedger) {}

  /** What was just typed; else what was typed for a payment that failed. */
  async filledIn({ typed, visitor, own }: PageQuestion): Promise<FilledIn> {
    const isTyped = Object.keys(typed).length > 0;
    const last = isTyped ? undefined : await this.ofFailed(own.orders);
    const paying = last && fieldsOfPaying(last.method);
    const filled: Readonly<Record<string, string | undefined>> = {
      ...last?.contact,
      ...paying,
      ...typed,
    };
    const { method, plan } = filled;
    return {
      contact: {
        firstName: filled.firstName ?? '',
        lastName: filled.lastName ?? '',
        email: filled.email ?? '',
        country: filled.country ?? visitor.phoneCountry,
        phone: filled.phone ?? '',
      },
      method,
      plan,
    };
  }

  /** Orders are the browser's own, newest first; they come from its sealed cookie. */
  private async ofFailed(orders: readonly OwnOrder[]): Promise<Purchase | undefined> {
    const newest = orders.find(({ generation }) => generation === undefined);
    const purchase = newest ? await this.ledger.findByOrder(newest.id) : undefined;
    return purchase?.state === 'FAILED' ? purchase : undefined;
  }
}
