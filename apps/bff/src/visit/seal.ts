import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts and authenticates a text (AES-256-GCM, base64url). */
export interface Seal {
  close(text: string, purpose: string): string;
  /** `undefined` for anything not sealed with these secrets for this purpose. */
  open(sealed: string, purpose: string): string | undefined;
}

const ivBytes = 12;
const tagBytes = 16;

export const Seal = Symbol('Seal');

/** The first secret seals, all open. To rotate, add a new one in front. */
export function createSeal(secrets: readonly string[]): Seal {
  const keys = secrets.map((secret) => createHash('sha256').update(`seal:${secret}`).digest());
  const [first] = keys;
  if (!first) throw new Error('a seal needs a secret');
  return {
    close(text, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      for (const key of keys) {
        const text = tryOpen(bytes, key, purpose);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

function tryOpen(bytes: Buffer, key: Buffer, purpose: string): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    // Modified, or sealed with a removed secret.
    return undefined;
  }
}
