import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

interface Scope {
  readonly id: string;
  /** A backend did not answer something that was asked here: what was made of it is not whole. */
  isPartial: boolean;
}

const scope = new AsyncLocalStorage<Scope>();

/** The id of the request being served, wherever in the code; backend calls and log lines carry it. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id;

/** Says, wherever in the code, that a part of what is being made could not be had. */
export function markPartial(): void {
  const current = scope.getStore();
  if (current) current.isPartial = true;
}

/** Does something in a scope of its own, and says whether all that it asked for was there. */
export function inOwnScope<Result>(
  make: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly isPartial: boolean }> {
  const own: Scope = { id: currentRequestId() ?? randomUUID(), isPartial: false };
  return scope.run(own, async () => ({ result: await make(), isPartial: own.isPartial }));
}

/** Gives every request an id of ours: what a client sends is not believed, and not logged. */
export const requestScope: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  Object.assign(request, { id });
  response.setHeader('X-Request-Id', id);
  scope.run({ id, isPartial: false }, next);
};

/** The id that was given to a request, also where its scope has been left. */
export const requestIdOf = (request: Request): string =>
  'id' in request && typeof request.id === 'string' ? request.id : '';
