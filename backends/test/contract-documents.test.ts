import { type Call, CallCheck } from '@shop/test/contracts/check-call.mjs';
import { Contract, readDocuments } from '@shop/test/contracts/documents.mjs';
import { judgeRun } from '@shop/test/contracts/judge-run.mjs';
import { startSandbox } from '@shop/test/start-sandbox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const documents = readDocuments();
const names = [...documents.keys()];
const methods = ['get', 'post', 'put', 'delete', 'patch'];

// oxlint-disable-next-line typescript/no-explicit-any -- any: a node of a document of many shapes
type Node = any;

const contractOf = (name: string): Contract => {
  const contract = documents.get(name);
  if (!contract) throw new Error(`no contract ${name}`);
  return contract;
};

const operationsOf = (name: string): readonly { path: string; method: string; one: Node }[] =>
  Object.entries<Node>(contractOf(name).document.paths).flatMap(([path, all]) =>
    methods.flatMap((method) => (all[method] ? [{ path, method, one: all[method] }] : [])),
  );

/** Every object of a document, at any depth. */
const nodesOf = (value: Node): readonly Node[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(nodesOf)]
    : [];

it.each(names)('%s is valid OpenAPI 3.1 with resolvable references', (name) => {
  const { document } = contractOf(name);
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  const nodes = nodesOf({ paths: document.paths, components: document.components });
  const dead = nodes.filter(
    ({ $ref }) => typeof $ref === 'string' && !contractOf(name).resolved({ $ref }),
  );
  expect(dead).toEqual([]);
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const schemas = [
    ...Object.values(document.components.schemas),
    ...nodes.flatMap(({ schema }) => schema ?? []),
  ];
  expect(schemas.filter((schema) => !ajv.validateSchema(schema))).toEqual([]);
});

it.each(names)('%s names each call once, and each path parameter', (name) => {
  const operations = operationsOf(name);
  const ids = operations.map(({ one }) => one.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, one } of operations) {
    const shared = contractOf(name).document.paths[path].parameters ?? [];
    const named = [...shared, ...(one.parameters ?? [])]
      .map((parameter: Node) => contractOf(name).resolved(parameter))
      .filter((parameter: Node) => parameter.in === 'path')
      .map((parameter: Node) => `{${parameter.name}}`);
    expect([path, named]).toEqual([path, path.match(/\{\w+\}/g) ?? []]);
  }
});

it.each(names)('%s lists for each call its refusal codes and their statuses', (name) => {
  const contract = contractOf(name);
  const anyCall = contract.refusalsOf(undefined, '400');
  // The shop's own API describes errors by statuses and views.
  if (!anyCall) return;
  const { code, error } = contract.document.components.schemas.Error.properties;
  const words = new Set<string>((code ?? error).enum);
  const said = operationsOf(name).map(({ one }) => one);
  for (const { operationId, responses, 'x-codes': codes = {} } of said) {
    const refused = Object.keys(responses).filter((status) => /^[45]/.test(status));
    expect([operationId, Object.keys(codes)]).toEqual([operationId, refused]);
  }
  const general = Object.values<string[]>(contract.document.components.responses.Error['x-codes']);
  const own = said.flatMap((one) => Object.values<string[]>(one['x-codes'] ?? {}));
  // Every listed code belongs to a call, and every code is listed.
  expect(new Set([...general, ...own].flat())).toEqual(words);
});

describe('checking a call against a contract', () => {
  const schema = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: 'done' }, count: { type: 'integer' } },
  };
  const contract = new Contract('small', {
    openapi: '3.1.0',
    components: {},
    paths: {
      '/things/{id}': {
        post: {
          operationId: 'change',
          parameters: [
            { name: 'month', in: 'query', required: true, schema: { pattern: '^\\d{4}-\\d\\d$' } },
            { name: 'count', in: 'query', schema: { type: 'integer' } },
            { name: 'SiteCode', in: 'header', required: true, schema: { type: 'string' } },
          ],
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: {
            200: { content: { 'application/json': { schema } } },
            default: { 'x-statuses': { 404: 'none' }, content: { 'text/html': {} } },
          },
        },
      },
    },
  });
  const check = new CallCheck(new Map([['small', contract]]));
  const call: Call = {
    contract: 'small',
    method: 'POST',
    path: '/things/7',
    status: 200,
    type: 'application/json',
    body: '{"kind":"done","count":1}',
  };

  const query = { month: '2027-02', count: '2' };
  const body = { kind: 'done' };
  const asked = (differs: Call['asked'] = {}): Partial<Call> => ({
    asked: { body, query, headers: { sitecode: 'CORAL' }, ...differs },
  });

  it.each<[string, Partial<Call>, string]>([
    ['as documented', {}, 'change 200'],
    ['with a documented request', asked(), 'change 200'],
    ['refused with a common status', { status: 404, type: 'text/html', body: 'x' }, 'any 404'],
  ])('accepts it %s', (_, differs, promise) => {
    expect(check.check({ ...call, ...differs })).toEqual({ promise, problem: undefined });
  });

  it.each<[string, Partial<Call>, RegExp]>([
    ['an unknown field', { body: '{"kind":"done","price":1}' }, /change: 200 .*"price"/],
    ['a missing field', { body: '{}' }, /required property 'kind'/],
    ['another type of a field', { body: '{"kind":"done","count":"1"}' }, /\/count must be integer/],
    ['a body that is not JSON', { body: '<html>' }, /must be object/],
    ['another media type', { type: 'text/html; charset=utf-8' }, /is text\/html/],
    ['an undocumented status', { status: 409 }, /a status 409/],
    ['an undocumented status of success', { status: 202 }, /a status 202/],
    ['a wrong request body', asked({ body: { ...body, cost: 1 } }), /the question .*"cost"/],
    ['a missing request body', asked({ body: undefined }), /has no body/],
    ['a wrong month', asked({ query: { month: 'May' } }), /has month: .*pattern/],
    ['a wrong number', asked({ query: { ...query, count: 'two' } }), /has count: .*integer/],
    ['an unknown parameter', asked({ query: { ...query, year: '2027' } }), /has year, which/],
    ['a missing parameter', asked({ query: {} }), /lacks month/],
    ['a missing header', asked({ headers: {} }), /lacks SiteCode/],
    ['an undocumented call', { path: '/other', status: 200 }, /not in the contract/],
  ])('rejects it with %s', (_, differs, problem) => {
    expect(check.check({ ...call, ...differs }).problem).toMatch(problem);
  });
});

describe('checking a refusal against a contract', () => {
  const body = { 'application/json': { schema: { required: ['code'] } } };
  const Error = { content: body, 'x-codes': { 401: ['UNAUTHORIZED'], 409: ['IN_PROGRESS'] } };
  const refused = { $ref: '#/components/responses/Error' };
  const add = {
    operationId: 'add',
    'x-codes': { 409: ['FULL'] },
    responses: { 204: {}, 409: refused, default: refused },
  };
  const contract = new Contract('small', {
    openapi: '3.1.0',
    components: { responses: { Error } },
    paths: { '/things': { post: add } },
  });
  const check = new CallCheck(new Map([['small', contract]]));
  const call = { contract: 'small', method: 'POST', path: '/things', type: 'application/json' };

  it('knows each status of a call, and each common status once', () => {
    expect(contract.promises()).toEqual(['add 204', 'add 409', 'any 401', 'any 409']);
  });

  it.each<[number, string, string | undefined, RegExp]>([
    [409, 'FULL', 'add 409', /^ok$/],
    [409, 'IN_PROGRESS', 'any 409', /^ok$/],
    [401, 'UNAUTHORIZED', 'any 401', /^ok$/],
    [409, 'UNAUTHORIZED', undefined, /409 has UNAUTHORIZED, which is none of this call/],
    [422, 'FULL', undefined, /422 has FULL/],
    [418, 'TEAPOT', undefined, /418 has TEAPOT/],
  ])('with %d %s sees it as %p', (status, code, promise, said) => {
    const { problem = 'ok', ...seen } = check.check({
      ...call,
      status,
      body: `{"code":"${code}"}`,
    });
    expect([seen.promise, problem]).toEqual([promise, expect.stringMatching(said)]);
  });
});

describe('checking a whole run', () => {
  const promises = ['shop add 200', 'shop add 429', 'users logIn 200'];
  const seen = new Set(['shop add 200', 'users logIn 200']);
  const reason = 'no test is that quick';

  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['all seen or listed', { 'shop add 429': reason }, []],
    ['a documented status that no test saw', {}, ['shop add 429: documented, and no test saw it']],
    [
      'an exception that was seen',
      { 'shop add 429': reason, 'shop add 200': reason },
      ['shop add 200: in the list of what is not seen, and was seen'],
    ],
    [
      'an exception for a call that is gone',
      { 'shop add 429': reason, 'shop gone 200': reason },
      ['shop gone 200: in the list of what is not seen, and not documented'],
    ],
    [
      'an exception without a reason',
      { 'shop add 429': '' },
      ['shop add 429: in the list of what is not seen, without a reason'],
    ],
  ])('judges it with %s', (_, unseen, said) => {
    expect(judgeRun({ promises, seen, unseen })).toEqual(said);
  });
});

it('refuses every call of every backend without a token, as its contract says', async () => {
  const sandbox = await startSandbox();
  const addresses: Readonly<Record<string, string>> = {
    'shopping-cart': sandbox.cartUrl,
    payment: sandbox.paymentUrl,
    hotels: sandbox.hotelsUrl,
    newsletter: sandbox.newsletterUrl,
    search: sandbox.searchUrl,
    users: sandbox.usersUrl,
  };
  const calls = Object.entries(addresses).flatMap(([name, base]) =>
    operationsOf(name).map(({ path, method }) => ({
      method: method.toUpperCase(),
      url: base + path.replaceAll(/\{\w+\}/g, 'none'),
    })),
  );
  for (const { method, url } of calls) {
    const { status } = await fetch(url, { method, headers: { authorization: 'Bearer unknown' } });
    // A call with a visitor's own token rejects ours as malformed or unauthorised.
    expect([url, [400, 401].includes(status)]).toEqual([url, true]);
  }
  await sandbox.stop();
});
