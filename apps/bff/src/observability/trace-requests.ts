import type { Request, RequestHandler } from 'express';
import { routeOf } from './metrics.js';
import { currentRoute, currentSpan, inSpan, setSpan } from './request-scope.js';
import type { OpenSpan, Tracing } from './tracing.js';

/** A span per request. Only the edge's `traceparent` counts: a client's could be made up. */
export const traceRequests =
  (tracing: Tracing, isFromEdge: (request: Request) => boolean): RequestHandler =>
  (request, response, next) => {
    const { method } = request;
    const span = tracing.request(method, isFromEdge(request) ? request.headers : {});
    setSpan(span);
    const page = currentRoute();
    // `close` follows every response, also one that the visitor no longer waits for.
    response.once('close', () => {
      const { statusCode: status } = response;
      const route = routeOf(request, page());
      span?.end(`${method} ${route}`, status >= 500, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
    });
    next();
  };

/** Starts the span of a call to a backend in the current request. */
export const traceCall = (tracing: Tracing, name: string): OpenSpan | undefined =>
  tracing.call(name, currentSpan());

/** Runs a use case in a span of the current request. In a job the span begins a trace. */
export async function traceUseCase<Result>(
  tracing: Tracing,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracing.step(name, currentSpan());
  if (!span) return work();
  let isFailed = true;
  try {
    const result = await inSpan(span, work);
    isFailed = false;
    return result;
  } finally {
    span.end(name, isFailed, {});
  }
}

const firstWords = /^\s*(\w+)/;
const ourTable = /"?\bshop"?\."?(\w+)/;

/**
 * Starts the span of an SQL statement in the current request or use case. The text has no
 * values: they are parameters.
 */
export function traceStatement(
  tracing: Tracing,
  text: string,
): ((isFailed: boolean) => void) | undefined {
  const parent = currentSpan();
  if (!parent) return undefined;
  const [, verb = ''] = firstWords.exec(text) ?? [];
  const [, table = ''] = ourTable.exec(text) ?? [];
  const name = `${verb.toLowerCase()} ${table}`.trim();
  const span = tracing.call(name, parent);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return span && ((isFailed) => span.end(name, isFailed, attributes));
}
