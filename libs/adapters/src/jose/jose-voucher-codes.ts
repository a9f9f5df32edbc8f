import { sign } from 'node:crypto';
import {
  type VoucherClaim,
  type VoucherKey,
  writeBase32,
  writeVoucherBody,
  writeVoucherCode,
} from '@shop/domain';
import type { VoucherCodes } from '@shop/ports/backends';
import { type DerivedKey, derivedKey } from './derived-keys.js';

const use = 'voucher code, Ed25519';

/** Signed with Ed25519: the first secret's key signs, every secret's key is accepted. */
export class JoseVoucherCodes implements VoucherCodes {
  readonly #first: DerivedKey;
  readonly #keys: readonly VoucherKey[];

  constructor(secrets: readonly string[]) {
    const keys = secrets.map((secret) => derivedKey(secret, use));
    const [first] = keys;
    if (!first) throw new Error('codes are signed with a secret');
    this.#first = first;
    this.#keys = keys.map(asVoucherKey);
  }

  write(claim: VoucherClaim): string {
    const body = writeVoucherBody(nameOf(this.#first), claim);
    return writeVoucherCode(body, sign(null, Buffer.from(body), this.#first.secret));
  }

  keys(): readonly VoucherKey[] {
    return this.#keys;
  }
}

/** The key id in QR alphanumeric characters: the first five bytes of the digest. */
const nameOf = ({ digest }: DerivedKey): string => writeBase32(digest.subarray(0, 5));

function asVoucherKey(key: DerivedKey): VoucherKey {
  const { x = '' } = key.open.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', kid: nameOf(key), x };
}
