import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

// oxlint-disable-next-line typescript/no-explicit-any -- any: a node of a document of many shapes
export type Node = Readonly<Record<string, any>>;

export interface Operation {
  readonly id: string;
  readonly node: Node;
  readonly path: Readonly<Record<string, string>>;
}

export interface Question {
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A contract read from its YAML alone, as a stranger to this repository would. */
export class ContractDocument {
  readonly #document: Node;
  readonly #ajv = new Ajv2020({ strict: false });

  constructor(file: string) {
    this.#document = parse(readFileSync(`backends/contracts/${file}.yaml`, 'utf8'));
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'contract', components: this.#document.components });
  }

  operationAt(method: string, path: string): Operation | undefined {
    for (const [template, calls] of Object.entries<Node>(this.#document.paths)) {
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const match = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
      const node = match && calls[method.toLowerCase()];
      if (!node) continue;
      const gaps = names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]);
      return { id: node.operationId, node, path: Object.fromEntries(gaps) };
    }
    return undefined;
  }

  /** The kinds of token that a call accepts. */
  doorsOf({ node }: Operation): readonly string[] {
    return (node.security ?? this.#document.security).flatMap((one: Node) => Object.keys(one));
  }

  isKeyed({ node }: Operation): boolean {
    return (node.parameters ?? []).some(
      (one: Node) => this.#resolved(one).name === 'Idempotency-Key',
    );
  }

  /** The first mismatch: a parameter's name, or a path in the body such as `rooms.0.adults`. */
  wrongOf({ node }: Operation, { query, headers, body }: Question): string | undefined {
    for (const given of node.parameters ?? []) {
      const { name, in: place, required, schema } = this.#resolved(given);
      const value = place === 'query' ? query.get(name) : headers[name.toLowerCase()];
      if (place === 'path' || ((value ?? undefined) === undefined && !required)) continue;
      if (place === 'header' && value === '') return name;
      const isBase64 = schema.contentEncoding !== 'base64' || base64.test(String(value));
      if (typeof value !== 'string' || !this.#fits(schema, meant(value, schema)) || !isBase64)
        return name;
    }
    const schema = node.requestBody?.content['application/json'].schema;
    if (!schema || (body === undefined && !node.requestBody.required)) return undefined;
    if (this.#fits(schema, body)) return undefined;
    return this.#ajv.errors?.[0]?.instancePath.slice(1).replaceAll('/', '.') || 'body';
  }

  doneStatus({ node }: Operation): number {
    return Number(Object.keys(node.responses).find((status) => status.startsWith('2')));
  }

  /** The status for a code in this call, or in any. */
  statusOf(code: string, operation?: Operation): number {
    const general = this.#document.components.responses.Error['x-codes'];
    for (const table of [operation?.node['x-codes'] ?? {}, general])
      for (const [status, codes] of Object.entries<readonly string[]>(table))
        if (codes.includes(code)) return Number(status);
    throw new Error(`The document has no ${code} of ${operation?.id ?? 'any call'}.`);
  }

  #fits(schema: Node, value: unknown): boolean {
    const named = schema.$ref ? { $ref: `contract${schema.$ref}` } : schema;
    return this.#ajv.validate(named, value);
  }

  #resolved(node: Node): Node {
    if (typeof node.$ref !== 'string') return node;
    const keys = node.$ref.slice(2).split('/');
    return this.#resolved(keys.reduce<Node>((at, key) => at[key], this.#document));
  }
}

const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** Parses a query string's value by its schema. */
const meant = (text: string, { type }: Node): unknown =>
  type === 'boolean' ? { true: true, false: false }[text] : text;
