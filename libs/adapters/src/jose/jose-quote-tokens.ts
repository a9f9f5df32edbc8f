import { sign } from 'node:crypto';
import type { KeptQuote } from '@shop/domain';
import type { QuoteTokens } from '@shop/ports/backends';
import { compactVerify, errors } from 'jose';
import { type DerivedKey, derivedKey } from './derived-keys.js';
import { readPayload, writePayload } from './wire-quote-token.js';

const algorithm = 'EdDSA';
const use = 'kept quote, Ed25519';

/** Longer than any that we write: an address holds no more. */
const longest = 4_096;

/** A JWS in compact form (RFC 7515), whose signature is spelled the one way that we spell it. */
const shape = /^[\w-]{1,200}\.[\w-]+\.[\w-]{85}[AQgw]$/;

/** Kept quotes signed by Ed25519: the first secret's key signs, those of all are believed. */
export class JoseQuoteTokens implements QuoteTokens {
  readonly #first: DerivedKey;
  readonly #head: string;
  readonly #keys: ReadonlyMap<string, DerivedKey>;

  constructor(secrets: readonly string[]) {
    const keys = secrets.map((secret) => derivedKey(secret, use));
    const [first] = keys;
    if (!first) throw new Error('quotes are signed with a secret');
    this.#first = first;
    this.#head = encoded(JSON.stringify({ alg: algorithm, kid: first.id }));
    this.#keys = new Map(keys.map((key) => [key.id, key]));
  }

  /** On the spot: the library signs in another thread, which costs the cart page three times as much. */
  async write(quote: KeptQuote): Promise<string> {
    const signed = `${this.#head}.${encoded(writePayload(quote))}`;
    return `${signed}.${sign(null, Buffer.from(signed), this.#first.secret).toString('base64url')}`;
  }

  async read(token: string): Promise<KeptQuote | undefined> {
    if (token.length > longest || !shape.test(token)) return undefined;
    try {
      const { payload } = await compactVerify(token, ({ kid }) => this.#keyOf(kid), {
        algorithms: [algorithm],
      });
      return readPayload(new TextDecoder().decode(payload));
    } catch (error) {
      // Cut, changed, or of nobody's key: none of ours. What else fails is a failure.
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  #keyOf(id: string | undefined) {
    const key = this.#keys.get(id ?? '');
    if (!key) throw new errors.JWSInvalid('of no key of ours');
    return key.open;
  }
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
