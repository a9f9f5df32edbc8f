import type { CurrencyCode, Language, StayBooking } from '@shop/domain';
import type { CartStays, PackageWritten } from '@shop/ports/backends';
import { askedFor, HttpPackageCalls } from './http-package-calls.js';
import { segment } from './segment.js';
import { writeCartStay } from './wire-cart-stay.js';
import { writeLanguage } from './wire-choice.js';

/** Stays in a cart over the shopping-cart API, which need not have them. */
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
    return this.send('POST', 'stays', body, key, 'unknownLine');
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
    return this.send('PATCH', `stays/${segment(id)}`, body, key, 'unknownLine');
  }

  removeStay(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = askedFor(session, language);
    return this.send('DELETE', `stays/${segment(id)}`, body, key, 'unknownLine');
  }
}
