import { type Request, type RequestHandler, type Response, Router } from 'express';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { refuse } from '../engine/refusal.js';
import { parse, requestIdOf, sendRefusal } from './call.js';

const shape = z.object({
  api: z.enum([
    'cart',
    'payment',
    'newsletter',
    'hotels',
    'search',
    'users',
    'identity',
    'mail',
    'page',
  ]),
  /** A path prefix below the API's base; absent: all paths. */
  path: z.string().optional(),
  method: z.string().optional(),
  mode: z.enum([
    'down',
    'missing',
    'slow',
    'nonsense',
    'dropBefore',
    'dropAfterCommit',
    'errorAfterCommit',
  ]),
  ms: z.number().int().min(0).max(60_000).default(0),
  /** How many requests it affects; absent: all until the test removes it. */
  times: z.number().int().positive().optional(),
});

/** A fault for a test to inject. */
export type Fault = z.input<typeof shape>;

const refuseAll = (request: Request, response: Response, status: number, code: string): void =>
  void response.status(status).json({
    code,
    message: 'As ordered.',
    field: null,
    requestId: requestIdOf(request, response),
  });

/** Commits the work, then replies with an error. */
function failAfterwards(request: Request, response: Response): void {
  const { json, end } = response;
  response.json = response.end = () => {
    Object.assign(response, { json, end });
    refuseAll(request, response, 500, 'INTERNAL');
    return response;
  };
}

/** The active faults; empty unless a test adds some. */
export class Faults {
  private active: (z.infer<typeof shape> & { left: number })[] = [];
  private cleared = new AbortController();

  add(fault: Fault): void {
    const parsed = shape.parse(fault);
    this.active.push({ ...parsed, left: parsed.times ?? Infinity });
  }

  /** Also releases requests that a `slow` fault delays. */
  clear(): void {
    this.active = [];
    this.cleared.abort();
    this.cleared = new AbortController();
  }

  /** Applies faults to the requests of one API, before any other handler. */
  strike(api: Fault['api']): RequestHandler {
    return async (request, response, next) => {
      const fault = this.active.find(
        (one) =>
          one.api === api &&
          one.left > 0 &&
          request.path.startsWith(one.path ?? '') &&
          (one.method ?? request.method) === request.method,
      );
      if (!fault) return next();
      fault.left -= 1;
      switch (fault.mode) {
        case 'down':
          return refuseAll(request, response, 503, 'UNAVAILABLE');
        case 'missing':
          // Like a backend without this address.
          return refuseAll(request, response, 404, 'NOT_FOUND');
        case 'slow':
          await this.holdUp(fault.ms);
          return next();
        case 'nonsense':
          response.type('html').send('<html><body>It works!</body></html>');
          return;
        case 'dropBefore':
          request.socket.destroy();
          return;
        case 'dropAfterCommit':
          // The work is committed; only the reply is lost.
          response.json = response.end = () => {
            request.socket.destroy();
            return response;
          };
          return next();
        case 'errorAfterCommit':
          failAfterwards(request, response);
          return next();
      }
    };
  }

  private async holdUp(ms: number): Promise<void> {
    const { signal } = this.cleared;
    await wait(ms, undefined, { ref: false, signal }).catch(() => undefined);
  }

  /** Routes for tests to inject faults into a sandbox in another process. */
  routes(): Router {
    const router = Router();
    router.post('/', (request, response) => {
      const fault = parse(shape, request.body);
      if ('kind' in fault)
        return sendRefusal(request, response, refuse('BAD_REQUEST', fault.field));
      this.add(fault.value);
      response.status(204).end();
    });
    router.delete('/', (_request, response) => {
      this.clear();
      response.status(204).end();
    });
    return router;
  }
}
