import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { patient } from './patient.js';

// oxlint-disable-next-line typescript/no-explicit-any -- any: a node of a document of many shapes
type Node = Readonly<Record<string, any>>;
interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

const refusal = (status: number, code: string): Reply => ({ status, body: { code } });
const json = (file: string): Node => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A server made from a contract alone: it takes a question that fits, and answers with the example.
 * It has no state, so that it keeps what needs none.
 */
export async function startContractServer(file: string, token: string) {
  const document: Node = parse(readFileSync(`docs/contracts/${file}.yaml`, 'utf8'));
  const examples = json(`docs/contracts/examples/${file}.json`);
  // Where a call gives access tokens, its example is one.
  const given = examples.token?.response.body.data.access_token;
  const doors = [token, ...(given ? [given] : [])].map((one) => `Bearer ${one}`);
  const ajv = new Ajv2020({ strict: false, coerceTypes: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: document.components });
  const resolved = (node: Node): Node =>
    typeof node.$ref === 'string'
      ? resolved(
          node.$ref
            .slice(2)
            .split('/')
            .reduce<Node>((at, key) => at[key], document),
        )
      : node;
  const fits = (schema: Node, value: unknown): boolean =>
    ajv.validate(schema.$ref ? { $ref: `contract${schema.$ref}` } : schema, value);

  function operationOf(method: string, path: string): Node | undefined {
    const found = Object.entries<Node>(document.paths).find(([template]) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return found?.[1][method.toLowerCase()];
  }
  /** What of a question does not fit: a header, a parameter, the body. */
  function isWrong(
    operation: Node,
    request: IncomingMessage,
    query: URLSearchParams,
    body: unknown,
  ) {
    const given = (name: string, place: string) =>
      place === 'query' ? query.get(name) : (request.headers[name.toLowerCase()] ?? null);
    const parameters = (operation.parameters ?? []).map(resolved);
    const wrong = parameters.some(({ name, in: place, required, schema }: Node) => {
      const value = given(name, place);
      if (place === 'path') return false;
      return value === null ? required : !fits(schema, value);
    });
    const schema = operation.requestBody?.content['application/json'].schema;
    return wrong || (schema && !fits(schema, body));
  }
  function replyTo(request: IncomingMessage, body: unknown): Reply {
    const url = new URL(request.url ?? '', 'http://server');
    const operation = operationOf(request.method ?? '', url.pathname);
    if (!doors.includes(request.headers.authorization ?? '')) return refusal(401, 'UNAUTHORIZED');
    if (!operation) return refusal(404, 'NOT_FOUND');
    if (isWrong(operation, request, url.searchParams, body)) return refusal(400, 'BAD_REQUEST');
    return examples[operation.operationId].response;
  }
  const server = createServer(patient, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, body } = replyTo(request, parsed(Buffer.concat(chunks).toString()));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return Symbol('no JSON');
  }
}
