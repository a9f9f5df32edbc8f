import { createHash } from 'node:crypto';

/** A key from which the email can't be read. */
export const hashed = (text: string) =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 22);
