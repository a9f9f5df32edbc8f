import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

/** A pair of ours and its name, which anybody may know. */
export interface DerivedKey {
  readonly id: string;
  /** SHA-256 of the public key, of which the name is a part. */
  readonly digest: Uint8Array;
  readonly secret: KeyObject;
  readonly open: KeyObject;
}

/** What stands before the seed of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The Ed25519 pair that a secret has for one use: the same secret gives it again, and nothing of the
 * secret, nor of its pair for another use, can be learned from it (HKDF, RFC 5869).
 */
export function derivedKey(secret: string, use: string): DerivedKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const der = Buffer.concat([pkcs8Head, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const open = createPublicKey(key);
  const written = open.export({ format: 'der', type: 'spki' });
  const digest = createHash('sha256').update(written).digest();
  return { id: digest.toString('base64url').slice(0, 8), digest, secret: key, open };
}
