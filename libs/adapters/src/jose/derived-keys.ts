import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

export interface DerivedKey {
  readonly id: string;
  /** SHA-256 of the public key; the id is part of it. */
  readonly digest: Uint8Array;
  readonly secret: KeyObject;
  readonly open: KeyObject;
}

/** The PKCS #8 prefix of an Ed25519 seed (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives a secret's Ed25519 pair for one use; reveals nothing about it (HKDF, RFC 5869). */
export function derivedKey(secret: string, use: string): DerivedKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const der = Buffer.concat([pkcs8Head, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const open = createPublicKey(key);
  const written = open.export({ format: 'der', type: 'spki' });
  const digest = createHash('sha256').update(written).digest();
  return { id: digest.toString('base64url').slice(0, 8), digest, secret: key, open };
}
