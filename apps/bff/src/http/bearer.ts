import { createHash } from 'node:crypto';

/** The bearer token; the scheme is case-insensitive (RFC 9110, 11.1). Ignores Basic auth. */
export const bearerIn = (header = ''): string | undefined => /^bearer +(.+)$/i.exec(header)?.[1];

/** For comparing a secret in constant time: digests have equal lengths. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
