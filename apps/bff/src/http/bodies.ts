import { type ErrorRequestHandler, json, type RequestHandler, Router, urlencoded } from 'express';
import { Refused } from './refused.js';

const limit = '16kb';
const maxDepth = 32;

/** Where a visitor returns from payment. Banks may add any parameters. */
export const paymentReturn = '/api/payment/return';

/**
 * Reads forms and JSON, within 16 KB and 32 levels: deeper bodies overflow the class transformer,
 * which also drops fields such as `__proto__` and `toString` before a form can refuse them. The body
 * of a payment return is skipped: the shop does not use it, and banks send any size and charset.
 */
export function bodyReaders(): RequestHandler {
  const form = urlencoded({ limit, extended: false, parameterLimit: 100 });
  const readers = Router().use(json({ limit, strict: true }), form, refuseOdd, refuseUnreadable);
  return (request, response, next) =>
    request.path.startsWith(paymentReturn) ? next() : readers(request, response, next);
}

/** The webhook's signature covers the bytes as they came, whatever type a sender calls them. */
export const rawBody = (kilobytes: number): RequestHandler =>
  json({
    type: () => true,
    limit: kilobytes * 1024,
    verify: (request, _response, bytes) => Object.assign(request, { rawBody: bytes }),
  });

const refuseOdd: RequestHandler = (request, _response, next) => {
  next(isOdd(request.body, maxDepth) ? new Refused(400, 'badRequest') : undefined);
};

function isOdd(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.entries(value).some(
    ([key, inner]) => key in Object.prototype || isOdd(inner, levels - 1),
  );
}

/** The body readers set `type` on their errors; other errors are passed on. */
const refuseUnreadable: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  if (!(error instanceof Error) || !('type' in error)) return next(error);
  const isTooLarge = 'status' in error && error.status === 413;
  next(isTooLarge ? new Refused(413, 'tooLarge') : new Refused(400, 'badRequest'));
};
