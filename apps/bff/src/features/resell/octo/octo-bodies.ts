import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type ErrorRequestHandler, json, type RequestHandler } from 'express';
import { badRequest } from './octo-error.js';

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

const unreadable: ErrorRequestHandler = (_error: unknown, _request, response, _next) => {
  const { status, body } = badRequest('The body is no JSON of at most 64 kB.');
  response.status(status).setHeader('Cache-Control', 'no-store').json(body);
};

/** Reads bodies of resellers, which name many people. */
export const octoBodies: readonly (RequestHandler | ErrorRequestHandler)[] = [
  json({ limit: '64kb', strict: true }),
  unreadable,
];
