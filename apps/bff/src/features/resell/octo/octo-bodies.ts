import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type ErrorRequestHandler, json, type RequestHandler, type Response } from 'express';
import { badRequest, type OctoError } from './octo-error.js';

/** Below this all is OCTO's. */
export const octoPath = '/octo';

/** How many people one call may name: more than any rule allows, so that the rule says so. */
export const mostUnits = 100;

/** Reads a body; what we don't know of is left out, since capabilities of others add to it. */
export function bodyOf<Body extends object>(Shape: new () => Body, sent: unknown): Body {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw badRequest('The body is a JSON object.');
  const body = plainToInstance(Shape, sent);
  const [wrong] = validateSync(body, { whitelist: true, forbidUnknownValues: true });
  if (wrong) throw badRequest(`The field ${wrong.property} is not as it has to be.`);
  return body;
}

const mostLevels = 32;

/** Text that a database can keep: without NUL, and without half a character. */
const isText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** No honest body names what every object has: `constructor`, `toString`, `__proto__`. */
const isKey = (key: string): boolean => isText(key) && !(key in Object.prototype);

function isPlain(value: unknown, levels = mostLevels): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    levels > 0 &&
    Object.entries(value).every(([key, inner]) => isKey(key) && isPlain(inner, levels - 1))
  );
}

/** The address as it is read further down; `undefined` where it can't be. */
function addressIn(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Once the body is read, whatever it was sent as: what could be nobody's id, text or field. */
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

/** Reads bodies of resellers, which name many people. */
export const octoBodies: readonly (RequestHandler | ErrorRequestHandler)[] = [
  json({ limit: '64kb', strict: true }),
  unreadable,
];
