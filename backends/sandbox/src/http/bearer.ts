import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { refuse } from '../engine/refusal.js';
import { sendRefusal } from './call.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The bearer token of a call. The scheme is case-insensitive (RFC 9110, 11.1). */
export const tokenOf = (request: Request): string =>
  /^bearer +(\S{1,4000})$/i.exec(request.get('Authorization') ?? '')?.[1] ?? '';

/** Refuses a call without the token; compares in constant time. */
export function bearer(token: string): RequestHandler {
  const expected = digest(token);
  return (request, response, next) => {
    if (timingSafeEqual(digest(tokenOf(request)), expected)) return next();
    response.setHeader('WWW-Authenticate', 'Bearer');
    sendRefusal(request, response, refuse('UNAUTHORIZED', 'Authorization'));
  };
}

/** Requires the two headers of every shopping-cart call (backends/contracts/shopping-cart.yaml). */
export const siteHeaders: RequestHandler = (request, response, next) => {
  const missing = ['PrefixProject', 'SiteCode'].find((name) => !request.get(name));
  if (!missing) return next();
  sendRefusal(request, response, refuse('BAD_REQUEST', missing));
};
