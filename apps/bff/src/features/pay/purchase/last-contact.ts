import { Inject, Injectable } from '@nestjs/common';
import { type Contact, fieldsOfPaying, type Purchase, resolveLogin } from '@shop/domain';
import { PurchaseLedger } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { inSession, type KnownSession } from '../../../visit/session/known-session.js';

export interface FilledIn {
  readonly contact: Contact;
  readonly method: string | undefined;
  readonly plan: string | undefined;
  readonly hasFailed: boolean;
}

type Own = Pick<PageQuestion['own'], 'orders' | 'payments'>;

@Injectable()
export class LastContact {
  constructor(@Inject(PurchaseLedger) private readonly ledger: PurchaseLedger) {}

  /** Values just typed, else those of a failed payment, else those of the account. */
  async filledIn({ typed, visitor, own }: PageQuestion): Promise<FilledIn> {
    const isTyped = Object.keys(typed).length > 0;
    const last = isTyped ? undefined : await this.ofFailed(own);
    const paying = last && fieldsOfPaying(last.method);
    const filled: Readonly<Record<string, string | undefined>> = {
      ...(isTyped ? {} : accountOf(own.session, visitor)),
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
      hasFailed: last !== undefined,
    };
  }

  /** Both come from the browser's sealed cookie, newest first. */
  private async ofFailed({ orders, payments }: Own): Promise<Purchase | undefined> {
    const order = orders.find(({ generation }) => generation === undefined);
    const [payment] = payments;
    const found = await Promise.all([
      order && this.ledger.findByOrder(order.id),
      payment && this.ledger.find(payment),
    ]);
    const [newest] = found
      .flatMap((one) => one || [])
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return newest?.state === 'FAILED' ? newest : undefined;
  }
}

function accountOf(session: KnownSession, { layout }: PageQuestion['visitor']) {
  const identity = session.kind === 'known' ? session.identity : undefined;
  const { firstName, lastName, email, country } = resolveLogin(inSession(identity), layout);
  return { firstName, lastName, email, country: country || undefined };
}
