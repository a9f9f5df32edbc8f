import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { refuse } from '../engine/refusal.js';
import { sendRefusal } from './call.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Refuses a call without the token; compared in constant time. */
export function bearer(token: string): RequestHandler {
  const expected = digest(`Bearer ${token}`);
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.get('Authorization') ?? ''), expected)) return next();
    response.setHeader('WWW-Authenticate', 'Bearer');
    sendRefusal(request, response, refuse('UNAUTHORIZED', 'Authorization'));
  };
}

/** The two headers that every shopping-cart call carries (backends/contracts/shopping-cart.yaml). */
export const siteHeaders: RequestHandler = (request, response, next) => {
  const missing = ['PrefixProject', 'SiteCode'].find((name) => !request.get(name));
  if (!missing) return next();
  sendRefusal(request, response, refuse('BAD_REQUEST', missing));
};
