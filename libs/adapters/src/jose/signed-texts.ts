import { sign } from 'node:crypto';
import { compactVerify, decodeProtectedHeader, errors } from 'jose';
import { type DerivedKey, derivedKey } from './derived-keys.js';

const algorithm = 'EdDSA';

const longest = 4_096;

/** A compact JWS (RFC 7515) with the canonical spelling of its signature. */
const shape = /^[\w-]{1,200}\.[\w-]+\.[\w-]{85}[AQgw]$/;

export type ReadText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'forged' };

/** Signed with Ed25519: the first secret's key signs, every secret's key is accepted. */
export class SignedTexts {
  readonly #first: DerivedKey;
  readonly #head: string;
  readonly #keys: ReadonlyMap<string, DerivedKey>;

  constructor(secrets: readonly string[], use: string, header: { readonly typ?: string } = {}) {
    const keys = secrets.map((secret) => derivedKey(secret, use));
    const [first] = keys;
    if (!first) throw new Error('texts are signed with a secret');
    this.#first = first;
    this.#head = encoded(JSON.stringify({ alg: algorithm, kid: first.id, ...header }));
    this.#keys = new Map(keys.map((key) => [key.id, key]));
  }

  /** Synchronous: signing in another thread costs the cart page three times as much. */
  async write(text: string): Promise<string> {
    const signed = `${this.#head}.${encoded(text)}`;
    return `${signed}.${sign(null, Buffer.from(signed), this.#first.secret).toString('base64url')}`;
  }

  async read(token: string): Promise<ReadText> {
    if (token.length > longest || !shape.test(token)) return { kind: 'forged' };
    try {
      const { alg, kid } = decodeProtectedHeader(token);
      const key = this.#keys.get(typeof kid === 'string' ? kid : '');
      if (!key) return { kind: alg === algorithm && kid ? 'foreign' : 'forged' };
      const { payload } = await compactVerify(token, key.open, { algorithms: [algorithm] });
      return { kind: 'text', text: new TextDecoder().decode(payload) };
    } catch (error) {
      // Cut or changed. Any other error is a failure.
      if (error instanceof errors.JOSEError || error instanceof TypeError)
        return { kind: 'forged' };
      throw error;
    }
  }
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
