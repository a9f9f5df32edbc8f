import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type ErrorRequestHandler, json, type RequestHandler, type Response } from 'express';
import { badRequest, type OctoError } from './octo-error.js';

export const octoPath = '/octo';

/** Above any limit of the rules, so that the rule's own error is returned. */
export const mostUnits = 100;

/** Parses a body. Unknown fields are dropped, because other capabilities add some. */
export function bodyOf<Body extends object>(Shape: new () => Body, sent: unknown): Body {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw badRequest('The body is a JSON object.');
  const body = plainToInstance(Shape, sent);
  const [wrong] = validateSync(body, { whitelist: true, forbidUnknownValues: true });
  if (wrong) throw badRequest(`The field ${wrong.property} is not as it has to be.`);
  return body;
}

const mostLevels = 32;

/** Text that PostgreSQL can store: no NUL, no lone surrogates. */
const isText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** No real request uses names of Object.prototype, such as `constructor` or `__proto__`. */
const isKey = (key: string): boolean => isText(key) && !(key in Object.prototype);

function isPlain(value: unknown, levels = mostLevels): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    levels > 0 &&
    Object.entries(value).every(([key, inner]) => isKey(key) && isPlain(inner, levels - 1))
  );
}

function addressIn(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Runs after the body parser. Refuses ids, texts and names that can't be genuine. */
export const octoPlain: RequestHandler = ({ path, query, body }, response, next) => {
  const isFine = isPlain(addressIn(path) ?? '\0') && isPlain(query) && isPlain(body);
  if (isFine) return next();
  refuse(response, badRequest('It holds text or names that no call has.'));
};

function refuse(response: Response, { status, body }: OctoError): void {
  response.status(status).setHeader('Cache-Control', 'no-store').json(body);
}

const unreadable: ErrorRequestHandler = (_error: unknown, _request, response, _next) =>
  refuse(response, badRequest('The body is no JSON of at most 64 kB.'));

/** Body parsers for resellers, whose bodies name many people. */
export const octoBodies: readonly (RequestHandler | ErrorRequestHandler)[] = [
  json({ limit: '64kb', strict: true }),
  unreadable,
];
