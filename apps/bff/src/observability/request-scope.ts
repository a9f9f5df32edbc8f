import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const scope = new AsyncLocalStorage<string>();

/** The id of the request being served, wherever in the code; backend calls and log lines carry it. */
export const currentRequestId = (): string | undefined => scope.getStore();

/** Gives every request an id of ours: what a client sends is not believed, and not logged. */
export const requestScope: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  Object.assign(request, { id });
  response.setHeader('X-Request-Id', id);
  scope.run(id, next);
};
