import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SandboxUnderTest } from '@shop/test/start-sandbox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';

/** A reply; `body` is parsed JSON, and each test reads what it needs. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- any: a reply has no type until a test reads it, and its contract has been checked
  readonly body: any;
}

export interface Call {
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const json = z.object({ 'application/json': z.object({ schema: z.unknown() }) });
const operation = z.object({
  requestBody: z.object({ content: json }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), z.unknown()),
  }),
});
const response = z.object({
  $ref: z.string().optional(),
  content: json.optional(),
});

/** Forbids fields that the document does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, closed(part)]),
  );
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner;
}

function read(name: string) {
  const file = fileURLToPath(new URL(`../../contracts/${name}.yaml`, import.meta.url));
  const text = document.parse(parse(readFileSync(file, 'utf8')));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: name, components: closed(text.components) });
  return { text, ajv };
}

/** One of backends/contracts, to check real replies: throws on a mismatch. */
export class Contract {
  private made: ReturnType<typeof read> | undefined;

  constructor(private readonly name: string) {}

  /** Read on first use: the documents are long, and a test file needs one of them. */
  private get document(): ReturnType<typeof read> {
    return (this.made ??= read(this.name));
  }

  /** Checks a request body; where the document has no schema, any body fits. */
  checkQuestion(method: string, path: string, body: unknown): void {
    const { content } = this.operationAt(method, path).requestBody ?? {};
    const described = z
      .object({ $ref: z.string() })
      .safeParse(content?.['application/json'].schema);
    if (described.success) this.checkSchema(described.data, body);
  }

  check(method: string, path: string, { status, body }: Pick<Reply, 'status' | 'body'>): void {
    const { responses } = this.operationAt(method, path);
    const answer = response.parse(responses[status] ?? responses['default']);
    const named = answer.$ref?.split('/').at(-1) ?? '';
    const shape = response.parse(
      answer.$ref ? this.document.text.components.responses[named] : answer,
    );
    if (shape.content) this.checkSchema(shape.content['application/json'].schema, body);
    else if (body !== undefined) throw new Error(`${method} ${path}: ${status} has no body`);
  }

  checkNamed(schema: string, body: unknown): void {
    this.checkSchema({ $ref: `#/components/schemas/${schema}` }, body);
  }

  private operationAt(method: string, path: string): z.output<typeof operation> {
    const template = Object.keys(this.document.text.paths).find((one) =>
      new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    const found = template && this.document.text.paths[template]?.[method.toLowerCase()];
    if (!found) throw new Error(`${method} ${path} is not in ${this.name}.yaml`);
    return operation.parse(found);
  }

  private checkSchema(schema: unknown, body: unknown): void {
    const { $ref } = z.object({ $ref: z.string() }).parse(schema);
    const { ajv } = this.document;
    const validate = ajv.getSchema(`${this.name}${$ref}`);
    if (!validate) throw new Error(`no schema ${$ref}`);
    if (!validate(body)) throw new Error(`${$ref}: ${ajv.errorsText(validate.errors)}`);
  }
}

let keys = 0;
export const freshKey = (): string => `key-${process.pid}-${(keys += 1)}`;

/** Calls one API of a sandbox as the BFF does, and checks every reply against its contract. */
export const callsOf =
  (sandbox: SandboxUnderTest, api: keyof typeof contracts) =>
  async (method: string, path: string, call: Call = {}): Promise<Reply> => {
    const base = sandbox[`${api}Url`];
    const headers = {
      Authorization: `Bearer ${sandbox.tokens[api]}`,
      PrefixProject: 'taquilla',
      SiteCode: 'CORAL',
      'Content-Type': 'application/json',
      'Idempotency-Key': call.key ?? freshKey(),
      ...call.headers,
    };
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const answer = await fetch(base + path, { method, headers, body });
    const text = await answer.text();
    const reply = {
      status: answer.status,
      headers: answer.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    contracts[api].check(method, path.split('?')[0] ?? path, reply);
    return reply;
  };

export const contracts = {
  cart: new Contract('shopping-cart'),
  payment: new Contract('payment'),
  hotels: new Contract('hotels'),
  newsletter: new Contract('newsletter'),
  search: new Contract('search'),
  users: new Contract('users'),
};
