import { randomBytes, randomInt } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, so that a code survives being read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const part = (length: number) =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** `TQ-7K2M-91XD`: what a visitor reads on the order page. */
export const orderCode = (): string => `TQ-${part(4)}-${part(4)}`;

/** `7K2M-91XD-4WQA`: what a gate reads; 60 random bits, so that none can be guessed. */
export const voucherCode = (): string => `${part(4)}-${part(4)}-${part(4)}`;

/** `CV-7K2M-91XD-4WQA`: a coupon that was issued for cancelled tickets. */
export const couponCode = (): string => `CV-${part(4)}-${part(4)}-${part(4)}`;

/** 128 random bits, hex: sessions, lines, holds, payments and events. */
export const randomId = (): string => randomBytes(16).toString('hex');
