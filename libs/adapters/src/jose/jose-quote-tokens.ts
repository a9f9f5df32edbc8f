import type { SharedQuote } from '@shop/domain';
import type { QuoteTokens } from '@shop/ports/backends';
import { SignedTexts } from './signed-texts.js';
import { readPayload, writePayload } from './wire-quote-token.js';

export class JoseQuoteTokens implements QuoteTokens {
  readonly #texts: SignedTexts;

  constructor(secrets: readonly string[]) {
    this.#texts = new SignedTexts(secrets, 'kept quote, Ed25519');
  }

  write(quote: SharedQuote): Promise<string> {
    return this.#texts.write(writePayload(quote));
  }

  async read(token: string): Promise<SharedQuote | undefined> {
    const read = await this.#texts.read(token);
    return read.kind === 'text' ? readPayload(read.text) : undefined;
  }
}
