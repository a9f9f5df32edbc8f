import type { CurrencyCode, Language, PackageChoice } from '@shop/domain';
import type {
  KeptCart,
  NewPackage,
  PackageCalls,
  PackageWritten,
  Refusal,
} from '@shop/ports/backends';
import { about } from './about.js';
import type { Backend } from './backend.js';
import type { Send } from './call.js';
import { writtenOrUnsupported } from './refusals.js';
import { segment } from './segment.js';
import { writeLanguage, writePackage } from './wire-choice.js';
import { writeCartStay } from './wire-cart-stay.js';
import { keptCart } from './wire-kept-cart.js';

const cart = 'xapi/shopping-cart';

/** Packages and hold extensions over the shopping-cart API, where they are optional. */
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
    const of = about.cart.addPackage(session, currency, { ...wanted, stay });
    return this.send('POST', 'packages', { body, key, about: of }, 'unknownPackage');
  }

  async changePackage(
    session: string,
    id: string,
    wanted: PackageChoice,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = { ...askedFor(session, language), ...writePackage(wanted) };
    const send = { body, key, about: about.cart.changePackage(session) };
    return this.send('PATCH', `packages/${segment(id)}`, send, 'unknownPackage');
  }

  async removePackage(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = askedFor(session, language);
    const send = { body, key, about: about.cart.removePackage(session) };
    return this.send('DELETE', `packages/${segment(id)}`, send, 'unknownPackage');
  }

  async splitPackage(
    session: string,
    id: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const body = askedFor(session, language);
    const send = { body, key, about: about.cart.splitPackage(session) };
    return this.send('POST', `packages/${segment(id)}/split`, send, 'unknownPackage');
  }

  async extendHold(session: string, language: Language, key: string): Promise<PackageWritten> {
    const body = askedFor(session, language);
    const send = { body, key, about: about.cart.extendHold(session) };
    return this.send('PUT', 'hold', send, 'cartEmpty');
  }

  /** `missing` is the refusal for a 404 about the cart. */
  protected async send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    send: Required<Pick<Send<KeptCart>, 'body' | 'key' | 'about'>>,
    missing: Refusal,
  ): Promise<PackageWritten> {
    const call = { ...send, shape: keptCart };
    return writtenOrUnsupported(await this.backend.send(method, `${cart}/${path}`, call), missing);
  }
}

export const askedFor = (session: string, language: Language) => ({
  SessionId: session,
  Language: writeLanguage(language),
});
