import { randomBytes, randomInt } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, so that people can read a code aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const part = (length: number) =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** `TQ-7K2M-91XD`: the order code that visitors see. */
export const orderCode = (): string => `TQ-${part(4)}-${part(4)}`;

/** `7K2M-91XD-4WQA`: the code that a gate scans; 60 random bits, so that it can't be guessed. */
export const voucherCode = (): string => `${part(4)}-${part(4)}-${part(4)}`;

/** `CV-7K2M-91XD-4WQA`: a coupon for cancelled tickets. */
export const couponCode = (): string => `CV-${part(4)}-${part(4)}-${part(4)}`;

/** 128 random bits in hex: ids of sessions, lines, holds, payments and events. */
export const randomId = (): string => randomBytes(16).toString('hex');
