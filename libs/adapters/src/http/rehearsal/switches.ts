import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { errors } from 'undici';
import { codeOfRefusal } from '../refusals.js';
import { stayRefusals } from '../stay-refusals.js';
import { priceChanged } from './price-changed.js';
import { soldOut, type SwitchedCall } from './sold-out.js';
import { type SwitchedPort, type SwitchOn, switchShape } from './switch.js';

const mostKept = 500;

interface On extends SwitchOn {
  left: number;
}

/**
 * Rehearsal switches behind the transport: they delay, cut, replace or change replies of any
 * backend, so that the shop's parsing, deadlines and breakers run as with a real fault.
 */
export class Switches {
  #on: On[] = [];
  /** The last good replies by request, oldest first. */
  readonly #kept = new Map<string, AxiosResponse>();
  readonly #forgets: (() => void)[] = [];

  /** Active switches, newest first; the first that matches a call applies. */
  get on(): readonly SwitchOn[] {
    return this.#on.filter(({ left }) => left > 0);
  }

  /** Registers a cache or breaker to reset, so that each switch takes effect at once. */
  onTurn(forget: () => void): void {
    this.#forgets.push(forget);
  }

  /** Adds a switch; returns an error message if it is invalid. */
  turnOn(order: unknown): string | undefined {
    const read = switchShape.safeParse(order);
    if (!read.success) return read.error.issues[0]?.message ?? 'no order';
    this.#on = [{ ...read.data, left: read.data.times ?? Infinity }, ...this.#on];
    this.#forget();
    return undefined;
  }

  turnOff(isMeant: (one: SwitchOn) => boolean = () => true): void {
    this.#on = this.#on.filter((one) => !isMeant(one));
    this.#forget();
  }

  before(port: SwitchedPort, send: AxiosAdapter): AxiosAdapter {
    return async (config) => {
      const call = callOf(config);
      const order = this.#take(port, call);
      const played = order && (await this.#played(order, call, config, send));
      return played ?? this.#keep(config, await send(config));
    };
  }

  #forget(): void {
    for (const forget of this.#forgets) forget();
  }

  #take(port: SwitchedPort, { method, path }: SwitchedCall): On | undefined {
    const order = this.#on.find(
      (one) =>
        one.left > 0 &&
        one.port === port &&
        path.includes(one.path ?? '') &&
        (one.method ?? method) === method,
    );
    if (order) order.left -= 1;
    return order;
  }

  async #played(
    { port, mode, ms, refusal }: On,
    call: SwitchedCall,
    config: InternalAxiosRequestConfig,
    send: AxiosAdapter,
  ): Promise<AxiosResponse | undefined> {
    switch (mode) {
      case 'slow':
        await pause(ms, undefined, { ...signalOf(config), ref: false }).catch(aborted);
        return undefined;
      case 'down':
        throw new errors.ConnectTimeoutError('The rehearsal has this backend down.');
      case 'serverError':
        return answerNo(config, 500, 'INTERNAL');
      case 'unauthorized':
        return answerNo(config, 401, 'UNAUTHORIZED');
      case 'refused':
        return refusedFor(config, port, refusal ?? '');
      case 'stale':
        return isRead(config) ? this.#kept.get(keyOf(config)) : undefined;
      case 'malformed':
        return withText(await send(config), () => '{"rehearsal":"another shape"}');
      case 'truncated':
        return withText(await send(config), (text) => text.slice(0, text.length / 2));
      case 'priceChanged':
        return withText(
          await send(config),
          changing((said) => priceChanged(port, call, said)),
        );
      case 'soldOut': {
        const instead = soldOut(port, call);
        if (instead?.kind === 'refused') return answerNo(config, instead.status, instead.code);
        return instead && withText(await send(config), changing(instead.change));
      }
    }
  }

  #keep(config: InternalAxiosRequestConfig, answer: AxiosResponse): AxiosResponse {
    if (!isRead(config) || answer.status >= 300) return answer;
    const key = keyOf(config);
    this.#kept.delete(key);
    this.#kept.set(key, answer);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > mostKept) this.#kept.delete(oldest);
    return answer;
  }
}

const callOf = ({ method = 'GET', url = '' }: InternalAxiosRequestConfig): SwitchedCall => ({
  method: method.toUpperCase(),
  path: url.split('?', 1)[0] ?? '',
});

const signalOf = ({ signal }: InternalAxiosRequestConfig) =>
  signal ? { signal: signal as AbortSignal } : {}; // as: Backend always gives a real one

const aborted = () => {
  throw new errors.RequestAbortedError();
};

/** Writes have an idempotency key or are forms (docs/rules/backends.md). */
const isRead = ({ headers }: InternalAxiosRequestConfig): boolean =>
  !headers.has('idempotency-key') &&
  headers.get('content-type') !== 'application/x-www-form-urlencoded';

/** Identifies the request and its caller; hashed, because it may contain a password. */
const keyOf = ({ method, baseURL, url, data, headers }: InternalAxiosRequestConfig): string =>
  createHash('sha256')
    .update(JSON.stringify([method, baseURL, url, data, headers.get('authorization')]))
    .digest('base64url');

const answerNo = (
  config: InternalAxiosRequestConfig,
  status: number,
  code: string,
): AxiosResponse => {
  const said = { code, message: 'As rehearsed.', field: null, requestId: 'rehearsal' };
  const headers = { 'content-type': 'application/json' };
  return { status, statusText: '', headers, data: JSON.stringify(said), config };
};

function refusedFor(
  config: InternalAxiosRequestConfig,
  port: SwitchedPort,
  refusal: string,
): AxiosResponse {
  const code = codeOfRefusal(refusal, port === 'hotels' ? stayRefusals : undefined);
  return code ? answerNo(config, 409, code) : answerNo(config, 404, 'NOT_FOUND');
}

const withText = (answer: AxiosResponse, write: (text: string) => string): AxiosResponse =>
  answer.status < 300 && answer.data !== ''
    ? { ...answer, data: write(String(answer.data)) }
    : answer;

const changing =
  (change: (said: Record<string, unknown>) => unknown) =>
  (text: string): string => {
    const said: unknown = JSON.parse(text);
    return JSON.stringify(change(said as Record<string, unknown>)); // as: a reply of ours is an object
  };
