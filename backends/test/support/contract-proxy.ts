import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { parse } from 'yaml';
import { replying } from '../../stand-ins/broken/fault.js';
import { type Asked, startBroken } from '../../stand-ins/broken-server.js';

/** How much a backend sends of what its contract allows. */
export type Size = 'smallest' | 'largest';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
// oxlint-disable-next-line typescript/no-explicit-any -- any: a node of a document of many shapes
type Node = Readonly<Record<string, any>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One API by its document alone: trims or fills its replies to what the document allows. */
class Contract {
  private readonly document: Node;

  constructor(
    file: string,
    /** Whether optional calls exist, with their fields. */
    public isWhole: boolean,
  ) {
    this.document = parse(readFileSync(`backends/contracts/${file}.yaml`, 'utf8')) as Node; // as: an OpenAPI document
  }

  operation(method: string, path: string): Node | undefined {
    const found = Object.entries<Node>(this.document.paths).find(([template]) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return found?.[1][method.toLowerCase()];
  }

  shaped(size: Size, operation: Node, status: number, body: Json): Json {
    const response = this.resolved(operation.responses[String(status)] ?? {});
    const schema = response.content?.['application/json']?.schema;
    return schema ? this.value(size, schema, body) : body;
  }

  private resolved(node: Node): Node {
    if (typeof node.$ref !== 'string') return node;
    const path = node.$ref.replace(/^#\//, '').split('/');
    return this.resolved(path.reduce<Node>((at, key) => at[key], this.document));
  }

  private value(size: Size, given: Node, body: Json): Json {
    const schema = this.variantFor(this.resolved(given), body);
    if (Array.isArray(body))
      return schema.items ? body.map((one: Json) => this.value(size, schema.items, one)) : body;
    if (isNode(body)) return this.object(size, schema, body);
    return body;
  }

  /** The variant of a schema that fits a value; the largest reply sends amounts as strings. */
  private variantFor(schema: Node, body: Json): Node {
    const variants: readonly Node[] = (schema.oneOf ?? []).map((one: Node) => this.resolved(one));
    if (variants.length === 0 || !isNode(body)) return schema;
    const fits = ({ required = [], properties = {} }: Node) =>
      required.every((key: string) => key in body) &&
      (properties.type?.const === undefined || properties.type.const === (body as Node).type);
    return variants.find((one) => one.type === 'object' && fits(one)) ?? schema;
  }

  private object(size: Size, schema: Node, body: Node): Json {
    const { properties, required = [] } = schema;
    // A plain object in the contract allows every field.
    if (!properties) return body as Json; // as: JSON as received
    const isWith = (key: string) => this.isWhole && Boolean(properties[key]?.['x-with']);
    const sent = Object.entries(body).filter(
      ([key]) => size === 'largest' || required.includes(key) || isWith(key),
    );
    const shaped = sent.map(([key, one]) => [
      key,
      key in properties ? this.property(size, properties[key], one as Json) : one,
    ]);
    const more = size === 'largest' ? { aFieldOfNextYear: { of: ['another', 'kind'] } } : {};
    return { ...Object.fromEntries(shaped), ...more } as Json; // as: made of JSON
  }

  private property(size: Size, schema: Node, body: Json): Json {
    const isAmount = /\/Amount$/.test(schema.$ref ?? '') || this.mayBeAmount(schema);
    if (size === 'largest' && isAmount && typeof body === 'number') return String(body);
    return this.value(size, schema, body);
  }

  private mayBeAmount({ oneOf = [] }: Node): boolean {
    return oneOf.some(({ $ref = '' }: Node) => /\/Amount$/.test($ref));
  }
}

/** A backend that sends only what its contract says, in front of a real one. */
export async function startContractProxy(file: string, target: string, size: Size) {
  const contract = new Contract(file, size === 'largest');
  const unknown: string[] = [];
  const operationOf = ({ method, path }: Asked) => contract.operation(method, path);
  const server = await startBroken(target, {
    instead: async (asked) => {
      const operation = operationOf(asked);
      if (!operation) unknown.push(`${asked.method} ${asked.path}`);
      if (operation && (contract.isWhole || !operation['x-optional'])) return undefined;
      return replying(404, { code: 'NOT_FOUND' });
    },
    answer: (answer, asked) => {
      const operation = operationOf(asked);
      const isJson = answer.headers['content-type']?.includes('json');
      if (!operation || !isJson || answer.status >= 400) return answer;
      const { status, body } = answer;
      return { ...answer, body: contract.shaped(size, operation, status, body) };
    },
  });
  return {
    ...server,
    /** Requests that the contract does not know. */
    unknown,
    /** Offers the optional calls from now on. */
    offerAll: () => {
      contract.isWhole = true;
    },
  };
}

export async function answerOf(request: IncomingMessage, target: string) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const own = ['host', 'connection', 'content-length'];
  const headers = Object.entries(request.headers).filter(([name]) => !own.includes(name));
  const reply = await fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]) => [name, String(value)]),
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const type = reply.headers.get('content-type') ?? '';
  return { status: reply.status, type, text: await reply.text() };
}
