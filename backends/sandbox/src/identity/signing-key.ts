import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';

/** A new RS256 key pair; it lives as long as the process. */
export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const { n, e, d, p, q, dp, dq, qi } = privateKey.export({ format: 'jwk' });
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid: randomUUID(), n, e, d, p, q, dp, dq, qi };
}
