import { randomUUID } from 'node:crypto';
import type { Contract, Operation } from './contract.js';
import { Blocked, NotOffered } from './endings.js';
import type { Exchange, Problem } from './exchange.js';
import { type RawAnswer, reasonOf, send, sendAndHangUp } from './transport.js';

export interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** `null` sends no Idempotency-Key. */
  readonly key?: string | null;
  /** `null` sends no token. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `body` has the shape that the contract gives this reply. */
export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface ClientOptions {
  readonly contract: Contract;
  readonly url: string;
  /** Headers that every call of this port carries, besides its own. */
  headersOf(operation: Operation, call: Call): Promise<Readonly<Record<string, string>>>;
  /** The shop's own timeout in milliseconds. */
  limitOf(operation: Operation): number;
  onExchange(exchange: Exchange): void;
}

const largest = 1_000_000;
const leastTimeoutMs = 5_000;

/** Calls a server as the shop would and checks every reply against the contract. */
export class Client {
  constructor(private readonly options: ClientOptions) {}

  /** Returns the reply of any status. Throws `NotOffered` if an optional call is missing. */
  async ask<Body = unknown>(id: string, call: Call = {}): Promise<Reply<Body>> {
    const exchange = await this.exchange(id, call);
    this.options.onExchange(exchange);
    const { answer, operation, problems } = exchange;
    if (!answer) throw new Blocked(`${id} got no reply: ${problems[0]?.words}`);
    if (operation.optional && isMissing(answer)) throw new NotOffered(operation.optional);
    return answer as Reply<Body>; // as: checked against the contract; mismatches are problems
  }

  /** Sends the request and does not wait for the reply. */
  async hangUp(id: string, call: Call): Promise<void> {
    const question = await this.question(this.options.contract.operation(id), call);
    await sendAndHangUp({ ...question, body: textOf(question.body) });
  }

  private async exchange(id: string, call: Call): Promise<Exchange> {
    const operation = this.options.contract.operation(id);
    const question = await this.question(operation, call);
    const limitMs = this.options.limitOf(operation);
    const body = question.body === undefined ? undefined : textOf(question.body);
    const began = performance.now();
    try {
      const timeoutMs = Math.max(leastTimeoutMs, limitMs * 2);
      const raw = await send({ ...question, body, timeoutMs });
      const ms = performance.now() - began;
      return { operation, question, ms, ...this.looked(operation, raw, ms, limitMs) };
    } catch (error) {
      const ms = performance.now() - began;
      const { code, words } = reasonOf(error);
      const kind = code === 'TimeoutError' ? 'late' : 'transport';
      return { operation, question, ms, problems: [{ kind, words }] };
    }
  }

  private async question(operation: Operation, call: Call): Promise<Exchange['question']> {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(call.path?.[name] ?? ''),
    );
    const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
    const key = call.key === undefined ? randomUUID() : call.key;
    const headers = {
      'X-Request-Id': randomUUID(),
      ...(await this.options.headersOf(operation, call)),
      ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(operation.isKeyed && key !== null && { 'Idempotency-Key': key }),
      ...call.headers,
    };
    const url = this.options.url + path + query;
    return { method: operation.method, url, headers, body: call.body };
  }

  private looked(operation: Operation, raw: RawAnswer, ms: number, limitMs: number) {
    const { status, headers, text } = raw;
    const transport = transportProblems(raw);
    const body = parsed(text);
    const shape = transport.length > 0 ? [] : this.shapeProblems(operation, status, body);
    const late =
      ms <= limitMs ? [] : [`the reply took ${Math.round(ms)} ms; the shop waits ${limitMs} ms`];
    const problems: readonly Problem[] = [
      ...transport.map((words) => ({ kind: 'transport' as const, words })),
      ...shape.map((words) => ({ kind: 'shape' as const, words })),
      ...late.map((words) => ({ kind: 'late' as const, words })),
    ];
    return { answer: { status, headers, body }, problems };
  }

  private shapeProblems(operation: Operation, status: number, body: unknown): readonly string[] {
    // A missing optional call may answer 404 with any body.
    if (operation.optional && isMissing({ status, body })) return [];
    return this.options.contract.problems(operation, status, body);
  }
}

/** Strings are sent unchanged, so that scenarios can send invalid JSON. */
const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function transportProblems({ status, headers, text }: RawAnswer): readonly string[] {
  const type = headers.get('content-type') ?? '';
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (status >= 300 && status < 400) return [`status ${status}: the shop follows no redirects`];
  return [
    ...(encoding === 'identity'
      ? []
      : [`the reply is compressed (${encoding}); the shop did not request that`]),
    ...(text === '' || /[/+]json\b/.test(type)
      ? []
      : [`the reply is ${type || 'without a type'}, not JSON`]),
    ...(text === '' || typeof parsed(text) !== 'string' ? [] : ['the body is not a JSON object']),
    ...(text.length > largest
      ? [`the reply has ${text.length} bytes; the shop reads at most 1 MB`]
      : []),
  ];
}

function isMissing({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  if (![404, 405, 501].includes(status)) return false;
  const { code, field }: { code?: unknown; field?: unknown } = Object(body);
  return (code === undefined || code === 'NOT_FOUND') && !field;
}
