import type { CurrencyCode, Language, PackageChoice } from '@shop/domain';
import type { NewPackage, PackageCalls, PackageWritten, Refusal } from '@shop/ports/backends';
import type { Backend } from './backend.js';
import { writtenOrUnsupported } from './refusals.js';
import { segment } from './segment.js';
import { writeLanguage, writePackage } from './wire-choice.js';
import { writeCartStay } from './wire-cart-stay.js';
import { keptCart } from './wire-kept-cart.js';

const cart = 'xapi/shopping-cart';

/** Packages and longer holds over the shopping-cart API, which need not have them. */
export class HttpPackageCalls implements PackageCalls {
  constructor(protected readonly backend: Backend) {}

  async addPackage(
    session: string | undefined,
    { from = [], stay, ...wanted }: NewPackage,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = {
      SessionId: session ?? null,
      Language: writeLanguage(language),
      Currency: currency,
      ...writePackage(wanted),
      ...(from.length > 0 && { FromItems: from }),
      ...(stay && { Stay: writeCartStay(stay) }),
    };
    return this.send('POST', 'packages', body, key, 'unknownPackage');
  }

  async changePackage(
    session: string,
    id: string,
    wanted: PackageChoice,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = { ...askedFor(session, language), ...writePackage(wanted) };
    return this.send('PATCH', `packages/${segment(id)}`, body, key, 'unknownPackage');
  }

  async removePackage(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const path = `packages/${segment(id)}`;
    return this.send('DELETE', path, askedFor(session, language), key, 'unknownPackage');
  }

  async splitPackage(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const path = `packages/${segment(id)}/split`;
    return this.send('POST', path, askedFor(session, language), key, 'unknownPackage');
  }

  async extendHold(session: string, language: Language, key: string): Promise<PackageWritten> {
    return this.send('PUT', 'hold', askedFor(session, language), key, 'cartEmpty');
  }

  /** `missing` is what it means that there is no such cart. */
  protected async send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    key: string,
    missing: Refusal,
  ): Promise<PackageWritten> {
    const call = { body, key, shape: keptCart };
    return writtenOrUnsupported(await this.backend.send(method, `${cart}/${path}`, call), missing);
  }
}

export const askedFor = (session: string, language: Language) => ({
  SessionId: session,
  Language: writeLanguage(language),
});
