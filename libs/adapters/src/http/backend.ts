import { setTimeout as pause } from 'node:timers/promises';
import { HttpService } from '@nestjs/axios';
import axios, { type AxiosRequestConfig } from 'axios';
import type { BackendOptions } from './backend-options.js';
import { CallReports } from './call-reports.js';
import { type Read, type Send, textOf } from './call.js';
import { type Attempt, guardOf } from './guard.js';
import { KnownLists } from './known-lists.js';
import { readReply } from './read-reply.js';
import { type Reply, timeout } from './reply.js';
import { queryText } from './segment.js';
import { reasonOf, replyOfFailure, type Transport, undiciTransport } from './undici-transport.js';

type Ask<Body> = Read<Body> & Send<Body>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Pause before resending a write while the same write is in progress elsewhere. */
const twinPauseMs = 50;

/** Share of the deadline that a read waits for a silent backend. */
const silentShare = 1 / 5;
/** A timeout of longer ago says nothing about the backend. */
const silentMs = 60_000;

/**
 * The guarded client of one base address (docs/rules/backends.md#one-client): connection pool,
 * deadline, size cap, JSON only, no redirects, bulkhead, breaker, and one retry of reads. Returns a
 * closed union and never throws. Pass path segments through `segment()`.
 */
export class Backend {
  readonly #transport: Transport;
  readonly #http: HttpService;
  #guard: ReturnType<typeof guardOf>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #path: string;
  readonly #config: AxiosRequestConfig<string>;
  readonly #reports: CallReports;
  #lists = new KnownLists();
  /** When the last reply came, and when the last call without one began. */
  #heardAt = -Infinity;
  #silentFrom = -Infinity;

  constructor(private readonly options: BackendOptions) {
    const { name, concurrency, report, wire } = options;
    const { origin, pathname } = new URL(options.baseUrl);
    this.#path = pathname.replace(/\/*$/, '/');
    this.#headers = {
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...options.headers,
    };
    this.#http = options.http ?? new HttpService(axios.create());
    this.#transport = undiciTransport({
      origin,
      connections: concurrency,
      connectTimeoutMs: options.connectTimeoutMs ?? 500,
    });
    // Bodies are read and written here: axios must not parse, judge a status or redirect.
    this.#config = {
      baseURL: origin,
      adapter: wire?.(this.#transport.adapter) ?? this.#transport.adapter,
      transformRequest: [],
      transformResponse: [],
      validateStatus: null,
      responseType: 'text',
      maxContentLength: options.maxBytes ?? 1_048_576,
    };
    this.#guard = guardOf(this.options);
    this.#reports = new CallReports(name, report, 'authorization' in this.#headers);
  }

  /** Waits less while the backend is silent; the call goes on, and its reply ends the silence. */
  get<Body>(path: string, read: Read<Body>): Promise<Reply<Body>> {
    const { deadlineMs } = this.options;
    const isRecent = performance.now() - this.#silentFrom < silentMs;
    const isSilent = isRecent && this.#silentFrom > this.#heardAt;
    const asked = this.#inTime(this.#call('GET', path, read, deadlineMs));
    if (!isSilent) return asked;
    const late = pause(deadlineMs * silentShare, timeout, { ref: false });
    return Promise.race([asked, late]);
  }

  /** A write goes on when its caller stops waiting; the same key returns its outcome later. */
  send<Body>(method: Exclude<Method, 'GET'>, path: string, send: Send<Body>): Promise<Reply<Body>> {
    return this.#inTime(this.#send(method, path, send));
  }

  /** The caller's timeout ends the wait, not the call, which has its own deadline. */
  async #inTime<Body>(asked: Promise<Reply<Body>>): Promise<Reply<Body>> {
    return (await (this.options.inTime?.(asked) ?? asked)) ?? timeout;
  }

  /** Resends while the same write is in progress, until there is a reply. */
  async #send<Body>(
    method: Exclude<Method, 'GET'>,
    path: string,
    send: Send<Body>,
  ): Promise<Reply<Body>> {
    const { deadlineMs, writeDeadlineMs = deadlineMs } = this.options;
    const end = performance.now() + writeDeadlineMs;
    for (;;) {
      const reply = await this.#call(method, path, send, writeDeadlineMs);
      const isTwin = reply.kind === 'rejected' && reply.code === 'IN_PROGRESS';
      if (!isTwin || performance.now() + twinPauseMs > end) return reply;
      await pause(twinPauseMs);
    }
  }

  /** Closes an open breaker and forgets past failures and lists. */
  forget(): void {
    this.#lists = new KnownLists();
    this.#heardAt = performance.now();
    this.#guard = guardOf(this.options);
  }

  /** Closes the connections; running calls end as `unavailable`. */
  stop(): Promise<void> {
    return this.#transport.stop();
  }

  #call<Body>(method: Method, path: string, ask: Ask<Body>, ms: number): Promise<Reply<Body>> {
    const began = performance.now();
    const { name: backend, onCall, trace } = this.options;
    const call = { backend, method, path: `/${path}` };
    const traced = trace?.(call);
    const asked = traced ? { ...ask, headers: { ...ask.headers, ...traced.headers } } : ask;
    return new Promise((resolve) => {
      const deadline = new AbortController();
      let isAnswered = false;
      const answer = (reply: Reply<Body>) => {
        if (isAnswered) return;
        isAnswered = true;
        clearTimeout(timer);
        if (reply === timeout) this.#silentFrom = Math.max(this.#silentFrom, began);
        const took = performance.now() - began;
        const outcome = this.#reports.outcomeOf(reply);
        traced?.end(outcome);
        onCall?.({ ...call, outcome, ms: took });
        this.#reports.answered(path, reply, took, ms);
        resolve(reply);
      };
      const timer = setTimeout(() => {
        answer(timeout);
        deadline.abort();
      }, ms);
      // The deadline is the backend's: it does not end the reading of a long list.
      const received = () => void (ask.list && clearTimeout(timer));
      const attempt = () => this.#attempt(method, path, asked, deadline.signal, received);
      void this.#guard(attempt, method === 'GET', deadline.signal).then(answer);
    });
  }

  async #attempt<Body>(
    method: Method,
    path: string,
    ask: Ask<Body>,
    deadline: AbortSignal,
    received: () => void,
  ): Promise<Attempt<Body>> {
    try {
      const url = `${this.#path}${path}${queryText(ask.query)}`;
      const { status, headers, data } = await this.#http.axiosRef.request({
        ...this.#config,
        ...(ask.list && { maxContentLength: ask.list.maxBytes }),
        method,
        url,
        headers: { ...this.#headersOf(ask), ...(ask.list && this.#lists.headersFor(url)) },
        data: textOf(ask),
        signal: deadline,
      });
      this.#heardAt = performance.now();
      if (status === 200) received();
      const answer = { status, headers, text: data };
      const same = ask.list && this.#lists.unchanged<Body>(url, answer);
      const reply = same ?? (await readReply(answer, { ...ask, isRead: method === 'GET' }));
      if (ask.list && !same && reply.kind === 'ok') this.#lists.keep(url, answer, reply.body);
      // A 5xx body need not follow the contract.
      if (status < 300 || (status >= 400 && status < 500))
        this.options.onAnswer?.({
          backend: this.options.name,
          method,
          path: `/${path}`,
          status,
          text: data,
        });
      if (reply.kind === 'unavailable') this.#reports.failed(path, `status ${status}`);
      return { reply, mayPass: status >= 500 && !headers['retry-after'] };
    } catch (failure) {
      const reply = replyOfFailure(failure, deadline);
      if (reply.kind === 'unavailable') this.#reports.failed(path, reasonOf(failure));
      return { reply, mayPass: reply.kind === 'unavailable' };
    }
  }

  #headersOf({ key, body, form, headers, requestId }: Send<unknown>): Record<string, string> {
    const all: Record<string, string> = { ...this.#headers, ...headers };
    const id = requestId ?? this.options.requestId?.();
    if (id) all['x-request-id'] = id;
    if (key) all['idempotency-key'] = key;
    if (form) all['content-type'] = 'application/x-www-form-urlencoded';
    else if (body !== undefined) all['content-type'] = 'application/json';
    return all;
  }
}
