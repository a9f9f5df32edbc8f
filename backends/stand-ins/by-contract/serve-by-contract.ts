import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenHere } from '../listen-here.js';
import { patient } from '../patient.js';
import { ContractDocument, type Node, type Operation, type Question } from './contract-document.js';

/** A refusal with a code of the contract; the contract gives its status. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly field: string | null = null,
  ) {
    super(code);
  }
}

export interface Asked {
  // oxlint-disable-next-line typescript/no-explicit-any -- any: it fits the document
  readonly body: any;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Question['headers'];
  readonly token: string;
}

export interface Served {
  /** Checks a token, by its kind. */
  readonly doors: Readonly<Record<string, (token: string) => boolean>>;
  /** The calls. `undefined` replies without a body; throw a `Refusal` to refuse. */
  readonly calls: Readonly<Record<string, (asked: Asked) => unknown>>;
  /** Error codes by the path of the invalid field; the default is BAD_REQUEST. */
  readonly fields?: readonly (readonly [RegExp, string])[];
  /** Fields left out when two calls under one key are compared. */
  readonly secrets?: readonly string[];
  readonly page?: (request: IncomingMessage, body: string) => Reply | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Checks, statuses and idempotency come from the contract; only the calls are code. */
export async function serveByContract(file: string, served: (origin: () => string) => Served) {
  const server = createServer(patient);
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as: it listens on a port
  const api = new Api(new ContractDocument(file), served(origin));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, body, headers } = api.reply(request, Buffer.concat(chunks).toString());
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  return listenHere(server);
}

class Api {
  readonly #first = new Map<string, { readonly asked: string; readonly reply: Reply }>();

  constructor(
    private readonly document: ContractDocument,
    private readonly served: Served,
  ) {}

  reply(request: IncomingMessage, text: string): Reply {
    const url = new URL(request.url ?? '', 'http://server');
    const operation = this.document.operationAt(request.method ?? '', url.pathname);
    const page = operation ? undefined : this.served.page?.(request, text);
    if (page) return page;
    try {
      return this.#answer(operation, request, { url, text });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.#no(error, operation);
    }
  }

  #no({ code, field }: Refusal, operation: Operation | undefined): Reply {
    return { status: this.document.statusOf(code, operation), body: { code, field } };
  }

  #answer(
    operation: Operation | undefined,
    { headers }: IncomingMessage,
    { url, text }: { url: URL; text: string },
  ): Reply {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    const { doors, fields = [] } = this.served;
    const kinds = operation ? this.document.doorsOf(operation) : Object.keys(doors);
    if (!kinds.some((kind) => doors[kind]?.(token))) throw new Refusal('UNAUTHORIZED');
    if (!operation) throw new Refusal('NOT_FOUND');
    const asked = { query: url.searchParams, headers, body: parsed(text), token };
    const wrong = this.document.wrongOf(operation, asked);
    if (wrong) {
      const [, code = 'BAD_REQUEST'] = fields.find(([place]) => place.test(wrong)) ?? [];
      throw new Refusal(code, wrong);
    }
    const done = () => this.#done(operation, { ...asked, path: operation.path });
    if (!this.document.isKeyed(operation)) return done();
    return this.#once(`${url.pathname} ${String(headers['idempotency-key'])}`, asked.body, done);
  }

  #done(operation: Operation, asked: Asked): Reply {
    const call = this.served.calls[operation.id];
    if (!call) throw new Refusal('NOT_FOUND');
    return { status: this.document.doneStatus(operation), body: call(asked) };
  }

  /** Returns the first reply of a key. All calls are synchronous, so duplicates never overlap. */
  #once(key: string, body: Node, done: () => Reply): Reply {
    const secret = new Set(this.served.secrets);
    const asked = JSON.stringify(body, (name, value: unknown) =>
      secret.has(name) ? undefined : value,
    );
    const first = this.#first.get(key);
    if (first && first.asked !== asked) throw new Refusal('IDEMPOTENCY_MISMATCH');
    const reply = first?.reply ?? done();
    this.#first.set(key, { asked, reply });
    return reply;
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- any: JSON of many shapes
function parsed(text: string): any {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return null;
  }
}
