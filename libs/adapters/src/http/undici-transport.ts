import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { errors, Pool } from 'undici';
import type { Reply } from './reply.js';

export interface TransportLimits {
  readonly origin: string;
  readonly connections: number;
  readonly connectTimeoutMs: number;
}

export interface Transport {
  /** Passes the body as text and every status as a reply. Follows no redirects. */
  readonly adapter: AxiosAdapter;
  stop(): Promise<void>;
}

/** An axios adapter over an undici pool for one backend, instead of axios' agents and caps. */
export function undiciTransport(limits: TransportLimits): Transport {
  const pool = new Pool(limits.origin, {
    connections: limits.connections,
    connect: { timeout: limits.connectTimeoutMs },
    // The call's signal is the deadline; undici's timers would be a second one.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return { adapter: (config) => exchange(pool, config), stop: () => pool.destroy() };
}

/** `dispatch`, because the pool's `request` makes a stream of every (small) body. */
const exchange = (pool: Pool, config: InternalAxiosRequestConfig): Promise<AxiosResponse> =>
  new Promise((resolve, reject) => {
    const deadline = config.signal as AbortSignal; // as: Backend always gives a real one
    const chunks: Buffer[] = [];
    let bytes = 0;
    const answer = { status: 0, headers: {} };
    let stop = () => undefined;
    pool.dispatch(
      {
        path: config.url ?? '/',
        method: methodOf(config.method),
        headers: config.headers.toJSON() as Record<string, string>, // as: we set no other values
        body: typeof config.data === 'string' ? config.data : null,
      },
      {
        onRequestStart: (controller) => {
          const abort = () => controller.abort(new errors.RequestAbortedError());
          if (deadline.aborted) return abort();
          deadline.addEventListener('abort', abort);
          stop = () => void deadline.removeEventListener('abort', abort);
        },
        onResponseStart: (_controller, status, headers) =>
          void Object.assign(answer, { status, headers }),
        // A call has its own limit, undici only one for the pool. A longer body cuts the connection.
        onResponseData: (controller, chunk) => {
          bytes += chunk.length;
          if (bytes > (config.maxContentLength ?? 0))
            controller.abort(new errors.ResponseExceededMaxSizeError());
          else chunks.push(chunk);
        },
        onResponseEnd: () => {
          stop();
          const data = Buffer.concat(chunks).toString();
          resolve({ ...answer, data, statusText: '', config });
        },
        onResponseError: (_controller, error) => {
          stop();
          reject(error);
        },
      },
    );
  });

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const methodOf = (method: string | undefined) =>
  methods.find((known) => known === method?.toUpperCase()) ?? 'GET';

export function replyOfFailure(failure: unknown, deadline: AbortSignal): Reply<never> {
  if (deadline.aborted) return { kind: 'timeout' };
  if (failure instanceof errors.ResponseExceededMaxSizeError) {
    return { kind: 'malformed', at: '(body)', expected: 'no more bytes', received: 'too many' };
  }
  if (failure instanceof errors.HTTPParserError)
    return { kind: 'malformed', at: '(answer)', expected: 'HTTP/1.1', received: 'something else' };
  return { kind: 'unavailable' };
}

/** The system's error code: `ECONNREFUSED`, `UND_ERR_SOCKET`. */
export const reasonOf = (failure: unknown): string =>
  typeof failure === 'object' &&
  failure !== null &&
  'code' in failure &&
  typeof failure.code === 'string'
    ? failure.code
    : 'no answer';
