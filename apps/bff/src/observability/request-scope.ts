import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Request, RequestHandler } from 'express';

interface Scope {
  readonly id: string;
  /** The deadline of this request, as `performance.now()` counts. */
  readonly endsAt?: number | undefined;
  /** `isPartial`: a backend did not answer what was asked here, so what is made is not whole. */
  readonly made: { isPartial: boolean };
  readonly asker: { address: string | undefined };
}

const scope = new AsyncLocalStorage<Scope>();

const newScope = (id: string): Scope => ({
  id,
  made: { isPartial: false },
  asker: { address: undefined },
});

const currentScope = (): Scope => scope.getStore() ?? newScope(randomUUID());

/** The id of the request being served, wherever in the code; backend calls and log lines carry it. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id;

/**
 * Names the address that the request being served comes from; `undefined` takes it back. Limits of
 * what is held read it deep below the controllers, so that no way to hold something misses them.
 */
export function nameAsker(address: string | undefined): void {
  const current = scope.getStore();
  if (current) current.asker.address = address;
}

/** `undefined` for the shop's own jobs and for resellers, who have limits of their own. */
export const currentAsker = (): string | undefined => scope.getStore()?.asker.address;

/** Says, wherever in the code, that a part of what is being made could not be had. */
export function markPartial(): void {
  const current = scope.getStore();
  if (current) current.made.isPartial = true;
}

/** Does something in a scope of its own, and says whether all that it asked for was there. */
export function inOwnScope<Result>(
  make: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly isPartial: boolean }> {
  const own: Scope = { ...currentScope(), made: { isPartial: false } };
  return scope.run(own, async () => ({ result: await make(), isPartial: own.made.isPartial }));
}

/** Milliseconds until the deadline of this request; `undefined` if it has none. */
export function timeLeft(): number | undefined {
  const endsAt = scope.getStore()?.endsAt;
  return endsAt === undefined ? undefined : Math.max(0, endsAt - performance.now());
}

/** Does something for which all that it asks has to be there within so many milliseconds. */
export const within = <Result>(ms: number, make: () => Promise<Result>): Promise<Result> =>
  scope.run({ ...currentScope(), endsAt: performance.now() + ms }, make);

/** The same, and never later than the whole has an end. */
export const withinAtMost = <Result>(ms: number, make: () => Promise<Result>): Promise<Result> =>
  within(Math.min(timeLeft() ?? Infinity, ms), make);

/** Does something that others wait for, too: it has as long as it takes. */
export const withoutEnd = <Result>(make: () => Promise<Result>): Promise<Result> =>
  scope.run({ ...currentScope(), endsAt: undefined }, make);

/**
 * What was asked, or `undefined` when it is not there after so many milliseconds. Nothing is
 * aborted: the error that this makes costs more than all else here.
 */
export function soon<Result>(
  asked: Promise<Result>,
  ms: number | undefined,
): Promise<Result | undefined> {
  if (ms === undefined) return asked;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(undefined), ms).unref();
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Gives every request an id of ours: what a client sends is not believed, and not logged. */
export const requestScope: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  Object.assign(request, { id });
  response.setHeader('X-Request-Id', id);
  scope.run(newScope(id), next);
};

/** Ends the backend calls of each `/api/` request, webhooks excepted, after `ms` milliseconds. */
export const apiDeadline =
  (ms: number): RequestHandler =>
  ({ path }, _response, next) => {
    if (path.startsWith('/api/') && !path.startsWith(webhooks)) void within(ms, async () => next());
    else next();
  };

const webhooks = '/api/webhooks/';

/** The id that was given to a request, also where its scope has been left. */
export const requestIdOf = (request: Request): string =>
  'id' in request && typeof request.id === 'string' ? request.id : '';
