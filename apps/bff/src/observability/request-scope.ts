import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Request, RequestHandler } from 'express';
import type { OpenSpan } from './tracing.js';

/** What the shop acts on: a visitor's request, a provider's message, or its own jobs. */
export type Cause = 'visitor' | 'webhook' | 'reconciler';

interface Scope {
  readonly id: string;
  readonly cause: Cause;
  /** The request's deadline, on the clock of `performance.now()`. */
  readonly endsAt?: number | undefined;
  /** `isPartial`: a backend failed, so the result is incomplete. */
  readonly made: { isPartial: boolean };
  readonly asker: { address: string | undefined };
  readonly page: { route: string | undefined };
  readonly traced: { span: OpenSpan | undefined };
}

const scope = new AsyncLocalStorage<Scope>();

const newScope = (id: string, cause: Cause = 'reconciler'): Scope => ({
  id,
  cause,
  made: { isPartial: false },
  asker: { address: undefined },
  page: { route: undefined },
  traced: { span: undefined },
});

const currentScope = (): Scope => scope.getStore() ?? newScope(randomUUID());

/** Id of the current request; backend calls and log lines carry it. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id;

/** Sets the request's client address, which the limits of holds read; `undefined` clears it. */
export function nameAsker(address: string | undefined): void {
  const current = scope.getStore();
  if (current) current.asker.address = address;
}

/** `undefined` for the shop's own jobs and for resellers, who have limits of their own. */
export const currentAsker = (): string | undefined => scope.getStore()?.asker.address;

export const currentCause = (): Cause => scope.getStore()?.cause ?? 'reconciler';

/** Sets the name of the page that the current request shows, for metrics. */
export function nameRoute(route: string): void {
  const current = scope.getStore();
  if (current) current.page.route = route;
}

/** Reads the page's name later, also outside the request's scope. */
export function currentRoute(): () => string | undefined {
  const page = scope.getStore()?.page;
  return () => page?.route;
}

/** Sets the span of the current request; backend calls and log lines continue it. */
export function setSpan(span: OpenSpan | undefined): void {
  const current = scope.getStore();
  if (current) current.traced.span = span;
}

/** Runs `work` inside `span`, which its calls, statements and log lines continue. */
export const inSpan = <Result>(span: OpenSpan, work: () => Result): Result =>
  scope.run({ ...currentScope(), traced: { span } }, work);

export const currentSpan = (): OpenSpan | undefined => scope.getStore()?.traced.span;

/** Marks the current result as incomplete. */
export function markPartial(): void {
  const current = scope.getStore();
  if (current) current.made.isPartial = true;
}

/** Runs `make` in a scope of its own, and reports whether its result is complete. */
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

/** Runs `make` with a deadline for its backend calls. */
export const within = <Result>(ms: number, make: () => Promise<Result>): Promise<Result> =>
  scope.run({ ...currentScope(), endsAt: performance.now() + ms }, make);

/** The same, but never beyond the current deadline. */
export const withinAtMost = <Result>(ms: number, make: () => Promise<Result>): Promise<Result> =>
  within(Math.min(timeLeft() ?? Infinity, ms), make);

/** Milliseconds to wait for what a page can do without: 300 ms of a page's 2.5 s. */
export function timeForExtras(): number | undefined {
  const left = timeLeft();
  return left === undefined ? undefined : left / 8;
}

/** Runs `make` with the time for what a page can do without. */
export function asExtra<Result>(make: () => Promise<Result>): Promise<Result> {
  const ms = timeForExtras();
  return ms === undefined ? make() : within(ms, make);
}

/** Runs `make` without a deadline, because other requests wait for it as well. */
export const withoutEnd = <Result>(make: () => Promise<Result>): Promise<Result> =>
  scope.run({ ...currentScope(), endsAt: undefined }, make);

/** The result, or `undefined` after `ms`. Does not abort: an abort error is expensive. */
export function withTimeout<Result>(
  asked: Promise<Result>,
  ms: number | undefined,
): Promise<Result | undefined> {
  if (ms === undefined) return asked;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(undefined), ms).unref();
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Runs `make` as part of the request of this id, which has been answered. */
export const afterRequest = <Result>(id: string, make: () => Result): Result =>
  scope.run(newScope(id), make);

/** Assigns every request a new id; a client's own id is ignored. */
export const requestScope: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  Object.assign(request, { id });
  response.setHeader('X-Request-Id', id);
  scope.run(newScope(id, request.path.startsWith(webhooks) ? 'webhook' : 'visitor'), next);
};

/** Ends the backend calls of each `/api/` request, webhooks excepted, after `ms` milliseconds. */
export const apiDeadline =
  (ms: number): RequestHandler =>
  ({ path }, _response, next) => {
    if (path.startsWith('/api/') && !path.startsWith(webhooks)) void within(ms, async () => next());
    else next();
  };

const webhooks = '/api/webhooks/';

/** Id of a request, also outside its scope. */
export const requestIdOf = (request: Request): string =>
  'id' in request && typeof request.id === 'string' ? request.id : '';
