import type { HttpService } from '@nestjs/axios';
import type { Reporter, WireAnswer } from '@shop/ports/backends';
import type { AxiosAdapter } from 'axios';
import type { Outcome } from './reply.js';

/** A call; `path` has no query. */
export interface NamedCall {
  readonly backend: string;
  readonly method: string;
  readonly path: string;
}

export interface EndedCall extends NamedCall {
  readonly outcome: Outcome;
  readonly ms: number;
}

export interface CallTrace {
  readonly headers: Readonly<Record<string, string>>;
  end(outcome: Outcome): void;
}

export interface BackendOptions {
  /** The name in metrics and reports: `cart`, `payment`. */
  readonly name: string;
  /** Absolute and from configuration only, never from a request. */
  readonly baseUrl: string;
  /** Sent with every call: bearer token, `PrefixProject`, `SiteCode`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for the whole call: queueing, retry and reading the body. */
  readonly deadlineMs: number;
  /** The same for writes; defaults to `deadlineMs`. */
  readonly writeDeadlineMs?: number;
  /** Concurrent calls (also the number of connections), and how many more may wait. */
  readonly concurrency: number;
  readonly queue: number;
  /** Defaults to 1 MB. */
  readonly maxBytes?: number;
  /** Defaults to 500 ms. */
  readonly connectTimeoutMs?: number;
  /** Opens for `openMs` if half of `calls` or more in `withinMs` failed. Default: 20, 10 s, 5 s. */
  readonly breaker?: { readonly calls: number; readonly withinMs: number; readonly openMs: number };
  /** Receives contract violations and breaker changes, never values. */
  readonly report?: Reporter;
  readonly onCall?: (call: EndedCall) => void;
  /** Receives every raw reply except 3xx and 5xx; `path` has no query. */
  readonly onAnswer?: (answer: WireAnswer) => void;
  /** The id of the current request, sent on as `X-Request-Id`. */
  readonly requestId?: () => string | undefined;
  /** Starts the call's span: its headers are sent with every attempt. */
  readonly trace?: (call: NamedCall) => CallTrace | undefined;
  /** Waits until the caller's own timeout; `undefined` if the reply comes later. */
  readonly inTime?: <Answer>(asked: Promise<Answer>) => Promise<Answer | undefined>;
  readonly wire?: (send: AxiosAdapter) => AxiosAdapter;
  /** The axios facade with its interceptors; a new one by default. */
  readonly http?: HttpService;
}
