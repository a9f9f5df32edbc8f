import { createHash } from 'node:crypto';

/** A key that tells nobody the e-mail. */
export const hashed = (text: string) =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 22);
