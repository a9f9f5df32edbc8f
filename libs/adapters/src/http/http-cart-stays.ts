import type { CurrencyCode, Language, StayBooking } from '@shop/domain';
import type { CartStays, PackageWritten } from '@shop/ports/backends';
import { about } from './about.js';
import { askedFor, HttpPackageCalls } from './http-package-calls.js';
import { segment } from './segment.js';
import { writeCartStay } from './wire-cart-stay.js';
import { writeLanguage } from './wire-choice.js';

/** Stays in a cart over the shopping-cart API, where they are optional. */
export class HttpCartStays extends HttpPackageCalls implements CartStays {
  addStay(
    session: string | undefined,
    booking: StayBooking,
    currency: CurrencyCode,
    language: Language,
    key: string,
    into?: string,
  ): Promise<PackageWritten> {
    const body = {
      SessionId: session ?? null,
      Language: writeLanguage(language),
      Currency: currency,
      ...writeCartStay(booking),
      ...(into !== undefined && { PackageId: into }),
    };
    const of = about.cart.addStay(session, currency, booking);
    return this.send('POST', 'stays', { body, key, about: of }, 'unknownLine');
  }

  changeStay(
    session: string,
    id: string,
    booking: StayBooking,
    language: Language,
    key: string,
    into?: string | null,
  ): Promise<PackageWritten> {
    const body = {
      ...askedFor(session, language),
      ...writeCartStay(booking),
      ...(into !== undefined && { PackageId: into }),
    };
    const send = { body, key, about: about.cart.changeCartStay(session) };
    return this.send('PATCH', `stays/${segment(id)}`, send, 'unknownLine');
  }

  removeStay(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = askedFor(session, language);
    const send = { body, key, about: about.cart.removeStay(session) };
    return this.send('DELETE', `stays/${segment(id)}`, send, 'unknownLine');
  }
}
