import { createHash, randomUUID } from 'node:crypto';
import { toDecimal } from '@shop/domain';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { type Answer, once } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { isRefused, refuse, type Refused, statusOf } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';

const sentences: Readonly<Partial<Record<Refused['code'], string>>> = {
  BAD_REQUEST: 'The request is not of the shape that this call takes.',
  UNAUTHORIZED: 'A valid bearer token is needed.',
  NOT_FOUND: 'There is nothing here under that name.',
  IN_PROGRESS: 'The first call with this Idempotency-Key is still under way.',
  IDEMPOTENCY_MISMATCH: 'This Idempotency-Key was used with another body.',
  nameFormat: 'The name is no name on one line.',
  lastNameFormat: 'The last name is no name on one line.',
  emailFormat: 'Nothing can be sent to this address.',
  country: 'The country is none of ISO 3166-1.',
  lang: 'The newsletter is not sent in this language.',
  site: 'No newsletter is known for this origin.',
  duplicateKey: 'This address is subscribed already.',
  other: 'The subscription was not taken.',
  INVALID_EMAIL: 'This is no address that a mail can be sent to.',
  PASSWORD_REQUIRED: 'There is no password.',
  INCORRECT_LOGIN: 'No account has this address and this password.',
  USER_INACTIVE: 'The account has to be confirmed first.',
  USER_ALREADY_EXISTS: 'There is an account with this address.',
  TOKEN_ENDED: 'This token is unknown, used, expired, or of another mail.',
};

/** The error shape that all APIs share (docs/rules/backends.md). */
const errorWire = ({ code, field, missing }: Refused, requestId: string) => ({
  code,
  message: sentences[code] ?? code.toLowerCase().replaceAll('_', ' '),
  field,
  ...(missing && { missing: { Amount: toDecimal(missing), IsoCode: missing.currency } }),
  requestId,
});

/** The caller's request id if it is well formed, else a new one. */
export function requestIdOf(request: Request, response: Response): string {
  const known = response.getHeader('X-Request-Id');
  if (typeof known === 'string') return known;
  const given = request.get('X-Request-Id') ?? '';
  const id = /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

export function sendRefusal(request: Request, response: Response, refused: Refused): void {
  response.status(statusOf(refused)).json(errorWire(refused, requestIdOf(request, response)));
}

/** How long public replies may be cached (RFC 5861). */
export const cacheControl = {
  /** Changes when the operator edits the content. */
  catalogue: 'public, max-age=60, stale-while-revalidate=300, stale-if-error=600',
  /** Change as tickets are sold. */
  prices: 'public, max-age=5, stale-while-revalidate=30, stale-if-error=600',
} as const;

export const read =
  <Shape extends z.ZodType>(
    shape: Shape,
    asked: (request: Request) => unknown,
    answer: (question: z.infer<Shape>, request: Request) => Promise<unknown>,
    shared?: string,
  ): RequestHandler =>
  async (request, response) => {
    const question = parse(shape, asked(request));
    if (isRefused(question)) return sendRefusal(request, response, question);
    const body = await answer(question.value, request);
    if (isRefused(body)) return sendRefusal(request, response, body);
    if (shared) response.setHeader('Cache-Control', shared);
    response.json(body);
  };

/** A public list with an ETag: an unchanged one is not sent again (RFC 9110, 13.1.2). */
export const readList =
  <Shape extends z.ZodType>(
    shape: Shape,
    asked: (request: Request) => unknown,
    answer: (question: z.infer<Shape>) => Promise<unknown>,
    shared: string,
  ): RequestHandler =>
  async (request, response) => {
    const question = parse(shape, asked(request));
    if (isRefused(question)) return sendRefusal(request, response, question);
    const text = JSON.stringify(await answer(question.value));
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    response.set({ 'Cache-Control': shared, ETag: etag });
    if (request.get('If-None-Match') === etag) response.status(304).end();
    else response.type('json').send(text);
  };

/** Sent but not parsed. Not the same as empty: a refund without an amount refunds everything. */
const isUnread = (request: Request): boolean =>
  request.body === undefined &&
  (request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length')) > 0);

/** A write, done once per Idempotency-Key. `secrets` are left out of its comparison. */
export const write =
  <Shape extends z.ZodType>(
    shop: Pick<Shop, 'db' | 'clock'>,
    shape: Shape,
    work: (tx: Tx, question: z.infer<Shape>, request: Request) => Promise<Answer | Refused>,
    secrets: readonly string[] = [],
  ): RequestHandler =>
  async (request, response) => {
    const key = request.get('Idempotency-Key') ?? '';
    if (!/^[\x21-\x7e]{1,200}$/.test(key))
      return sendRefusal(request, response, refuse('BAD_REQUEST', 'Idempotency-Key'));
    if (isUnread(request)) return sendRefusal(request, response, refuse('BAD_REQUEST'));
    const question = parse(shape, request.body ?? {});
    if (isRefused(question)) return sendRefusal(request, response, question);
    const route = `${request.method} ${request.baseUrl}${request.path}`;
    const without = (name: string, value: unknown) => (secrets.includes(name) ? undefined : value);
    const call = { route, key, body: JSON.stringify(request.body ?? {}, without) };
    const id = requestIdOf(request, response);
    const answer = await once(shop.db, shop.clock, call, async (tx) => {
      const outcome = await work(tx, question.value, request);
      return isRefused(outcome) ? refusalAnswer(outcome, id) : outcome;
    });
    if (isRefused(answer)) return sendRefusal(request, response, answer);
    response.status(answer.status);
    if (answer.body === undefined) response.end();
    else response.json(answer.body);
  };

const refusalAnswer = (refused: Refused, requestId: string): Answer => ({
  status: statusOf(refused),
  body: errorWire(refused, requestId),
  keepsEffect: refused.keepsEffect,
});

/** Parses a request by its shape. The refusal names the first invalid field. */
export function parse<Shape extends z.ZodType>(
  shape: Shape,
  asked: unknown,
): { readonly value: z.infer<Shape> } | Refused {
  const parsed = shape.safeParse(asked);
  if (parsed.success) return { value: parsed.data };
  return refuse('BAD_REQUEST', parsed.error.issues[0]?.path.join('.') || null);
}

/** No control characters and no lone surrogates: PostgreSQL can't store them. */
const plain = /^[^\p{Cc}\p{Cs}]+$/u;

export const plainText = (longest: number) => z.string().max(longest).regex(plain);

/** A last name; empty for people with a single name. */
export const lastName = (longest: number) => z.literal('').or(plainText(longest).trim());

/** A path parameter; empty if it can't be a valid id, so that nothing is found. */
export function param(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' && plain.test(value) ? value : '';
}
