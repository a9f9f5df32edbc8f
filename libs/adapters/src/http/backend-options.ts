import type { HttpService } from '@nestjs/axios';
import type { Reporter } from '@shop/ports/backends';
import type { AxiosAdapter } from 'axios';
import type { Outcome } from './reply.js';

/** An answer as it came off the wire, and what was asked. */
export interface WireAnswer {
  readonly backend: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

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
  /** Told of every answer of 200 to 299, as it came; `path` has no query. */
  readonly onAnswer?: (answer: WireAnswer) => void;
  /** The id of the request that is being served, sent on as `X-Request-Id`. */
  readonly requestId?: () => string | undefined;
  /** Waits as long as whoever asks can wait; `undefined` when the answer comes later than that. */
  readonly inTime?: <Answer>(asked: Promise<Answer>) => Promise<Answer | undefined>;
  /** Stands between the wire and who reads it; nothing does unless given. */
  readonly wire?: (send: AxiosAdapter) => AxiosAdapter;
  /** The facade that calls go through, with its interceptors; one of its own unless given. */
  readonly http?: HttpService;
}
