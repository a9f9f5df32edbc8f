import { readFileSync } from 'node:fs';
import { orderTransitions, paymentTransitions } from '@shop/domain';
import { parse } from 'yaml';
import { Config } from '../../apps/bff/src/config/config.js';
import { isSigned } from '../../apps/bff/src/http/webhook-signature.js';
import { Contract } from './support/sandbox-calls.js';

const page = readFileSync('backends/contracts/README.md', 'utf8');
const names = ['shopping-cart', 'payment', 'hotels', 'users', 'newsletter', 'search'];

interface Example {
  readonly request: { readonly method: string; readonly path: string; readonly body?: unknown };
  readonly response: { readonly status: number; readonly body?: unknown };
}

const examplesOf = (name: string) =>
  JSON.parse(readFileSync(`backends/contracts/examples/${name}.json`, 'utf8')) as Record<
    string,
    Example
  >; // as: checked below

function operationsOf(name: string): ReadonlyMap<string, { method: string; path: RegExp }> {
  const { paths } = parse(readFileSync(`backends/contracts/${name}.yaml`, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  }; // as: an OpenAPI document
  const named = Object.entries(paths).flatMap(([path, one]) =>
    Object.entries(one).flatMap(([method, { operationId }]) =>
      operationId ? [[operationId, { method, path: patternOf(path) }] as const] : [],
    ),
  );
  return new Map(named);
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

it.each(names)('%s has an example of each call that fits its document', (name) => {
  const examples = examplesOf(name);
  const operations = operationsOf(name);
  expect(Object.keys(examples).sort()).toEqual([...operations.keys()].sort());
  const contract = new Contract(name);
  for (const [operation, { request, response }] of Object.entries(examples)) {
    const path = request.path.replace(/\?.*/, '');
    const own = operations.get(operation);
    expect([own?.method, path]).toEqual([
      request.method.toLowerCase(),
      expect.stringMatching(own?.path ?? ''),
    ]);
    const { status, body } = response;
    contract.check(request.method, path, { status, body });
    if (request.body !== undefined) contract.checkQuestion(request.method, path, request.body);
  }
});

/** A page for implementers describes each call, and what the shop does without it. */
it.each(names)(
  'the page of %s has each of its calls, and what a visitor loses without it',
  (name) => {
    const page = name.replace('shopping-', '');
    const text = readFileSync(`backends/docs/${page}.md`, 'utf8');
    const rows = [...text.matchAll(/^\| `(\w+)` +\| `([^`]+)` +\| [^|]+\| (.*?) +\|$/gm)];
    const { paths } = parse(readFileSync(`backends/contracts/${name}.yaml`, 'utf8')) as {
      paths: Record<string, Record<string, { operationId?: string; 'x-optional'?: string }>>;
    }; // as: an OpenAPI document
    const calls = Object.entries(paths).flatMap(([path, one]) =>
      Object.entries(one).flatMap(([method, { operationId, 'x-optional': loss = '–' }]) =>
        operationId ? [[operationId, `${method.toUpperCase()} ${path}`, loss]] : [],
      ),
    );
    expect(rows.map(([, ...cells]) => cells)).toEqual(calls);
  },
);

const drawn = [...page.matchAll(/```mermaid\n([^`]+)```/g)].map(([, text = '']) =>
  [...text.matchAll(/(\w+) --> (\w+)/g)].map(([, from, to]) => `${from} ${to}`),
);

const stepsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([from, all]) => all.map((to) => `${from} ${to}`));

it('shows the states of orders and payments as in the domain', () => {
  expect(drawn).toEqual([stepsOf(orderTransitions), stepsOf(paymentTransitions)]);
});

it('shows a webhook message with a valid signature', () => {
  const [, header = '', body = ''] = /Payment-Signature: (\S+)\n\n(\{.*\})\n/.exec(page) ?? [];
  const secret = /With the secret `([^`]+)`/.exec(page)?.[1] ?? '';
  const sent = new Date(Number(/t=(\d+)/.exec(header)?.[1]) * 1000);
  const withinSeconds = new Config().WEBHOOK_AGE_SECONDS;
  const heardAt = (now: Date, by = [secret]) =>
    isSigned(header, Buffer.from(body), by, { now, withinSeconds });
  const later = (seconds: number) => new Date(sent.getTime() + seconds * 1000);
  expect([heardAt(sent), heardAt(later(withinSeconds))]).toEqual([true, true]);
  expect(heardAt(sent, [`${secret}.`, secret])).toBe(true);
  expect([heardAt(sent, [`${secret}.`]), heardAt(later(withinSeconds + 1))]).toEqual([
    false,
    false,
  ]);
});
