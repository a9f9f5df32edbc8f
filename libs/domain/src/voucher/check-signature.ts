import type { SignatureCheck } from './judge-voucher.js';

/** An accepted public key, as a JSON Web Key (RFC 8037). */
export interface VoucherKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly kid: string;
  /** 32 bytes, base64url. */
  readonly x: string;
}

/** Web Crypto runs in browsers and Node: gate page, command and tests share this code. */
export async function createSignatureCheck(
  subtle: SubtleCrypto,
  keys: readonly VoucherKey[],
): Promise<SignatureCheck> {
  const read = keys.map(
    async ({ kid, kty, crv, x }) =>
      [
        kid,
        await subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']),
      ] as const,
  );
  const known = new Map(await Promise.all(read));
  return async ({ key, body, signature }) => {
    const own = known.get(key);
    if (!own) return 'unknownKey';
    const signed = new TextEncoder().encode(body);
    return (await subtle.verify('Ed25519', own, signature, signed)) ? 'good' : 'bad';
  };
}
