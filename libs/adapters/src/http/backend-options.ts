import type { HttpService } from '@nestjs/axios';
import type { Reporter } from '@shop/ports/backends';
import type { Outcome } from './reply.js';

export interface BackendOptions {
  /** How metrics and reports call it: `cart`, `payment`. */
  readonly name: string;
  /** Absolute, of configuration only: no part of it comes from a visitor. */
  readonly baseUrl: string;
  /** Sent with every call: the bearer token, `PrefixProject`, `SiteCode`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for the whole call: its turn, its retry, and reading its body. */
  readonly deadlineMs: number;
  /** The same for what is sent; `deadlineMs` unless given. */
  readonly writeDeadlineMs?: number;
  /** Calls at a time, which is also the number of connections, and how many more may wait. */
  readonly concurrency: number;
  readonly queue: number;
  /** 1 MB unless given. */
  readonly maxBytes?: number;
  /** 500 ms unless given. */
  readonly connectTimeoutMs?: number;
  /** Opens after half of at least `calls` in `withinMs` went bad, for `openMs`: 20, 10 s and 5 s. */
  readonly breaker?: { readonly calls: number; readonly withinMs: number; readonly openMs: number };
  /** Told of answers that break the contract, and of the breaker; never of a value. */
  readonly report?: Reporter;
  /** Told of every call; for metrics. */
  readonly onCall?: (call: { backend: string; outcome: Outcome; ms: number }) => void;
  /** The id of the request that is being served, sent on as `X-Request-Id`. */
  readonly requestId?: () => string | undefined;
  /** Waits as long as whoever asks can wait; `undefined` when the answer comes later than that. */
  readonly inTime?: <Answer>(asked: Promise<Answer>) => Promise<Answer | undefined>;
  /** The facade that calls go through, with its interceptors; one of its own unless given. */
  readonly http?: HttpService;
}
