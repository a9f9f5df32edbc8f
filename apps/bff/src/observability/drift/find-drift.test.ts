import { Contract, type ContractNode } from './contracts.js';
import { type Drift, findDrift } from './find-drift.js';

const money = {
  type: 'object',
  required: ['Amount', 'IsoCode'],
  properties: { Amount: { type: 'number' }, IsoCode: { type: 'string' } },
};

const schema: ContractNode = {
  type: 'object',
  required: ['Id', 'Total'],
  properties: {
    Id: { type: 'string' },
    Total: { $ref: '#/components/schemas/Money' },
    Count: { type: 'integer' },
    Title: { type: ['string', 'null'] },
    Status: { enum: ['HELD', 'SOLD'] },
    Version: { const: 'v1' },
    Lines: {
      type: 'array',
      items: { type: 'object', required: ['Id'], properties: { Id: { type: 'string' } } },
    },
    Promo: { oneOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
    Texts: { type: 'object', additionalProperties: { type: 'string' } },
    Anything: { type: 'object' },
    Both: {
      allOf: [
        { type: 'object', required: ['One'] },
        { type: 'object', required: ['Two'] },
      ],
    },
  },
};

const contract = new Contract({
  paths: {
    '/orders/{Id}': { get: { operationId: 'order', responses: { 200: answer(schema) } } },
    '/orders/ended': { get: { operationId: 'ended', responses: { 200: answer(money) } } },
  },
  components: { schemas: { Money: money } },
});

function answer(of: ContractNode) {
  return { content: { 'application/json': { schema: of } } };
}

function driftOf(body: unknown): readonly Drift[] {
  const expected = contract.expected('GET', '/orders/TQ-1', 200);
  if (!expected) throw new Error('no such operation');
  return findDrift(expected.schema, body, expected.resolve);
}

const right = { Id: 'TQ-1', Total: { Amount: 12.5, IsoCode: 'MXN' } };

it('finds nothing in valid replies, in any of their forms', () => {
  const whole = {
    ...right,
    Count: 3,
    Title: null,
    Status: 'HELD',
    Version: 'v1',
    Promo: null,
    Lines: [{ Id: '1' }, { Id: '2' }],
    Texts: { es: 'Hola' },
    Anything: { goes: 1 },
    Both: { One: 1, Two: 2 },
  };
  expect(driftOf(whole)).toEqual([]);
  expect(driftOf({ ...whole, Title: 'A day', Promo: { Amount: 1, IsoCode: 'USD' } })).toEqual([]);
});

it.each<[string, object, Drift]>([
  ['a new field', { Colour: 'red' }, { kind: 'new', at: 'Colour', said: 'string' }],
  [
    'a new field deep inside',
    { Lines: [{ Id: '1', Row: 7 }] },
    { kind: 'new', at: 'Lines[].Row', said: 'integer' },
  ],
  [
    'a new field that is called as nothing else is',
    { 'ana@mail.example': 1 },
    { kind: 'new', at: '(a name)', said: 'integer' },
  ],
  ['a field of every object', { toString: 'x' }, { kind: 'new', at: 'toString', said: 'string' }],
  ['a field that is gone', { Lines: [{}] }, { kind: 'missing', at: 'Lines[].Id', said: '' }],
  [
    'a field that one of two parts wants',
    { Both: { One: 1 } },
    { kind: 'missing', at: 'Both.Two', said: '' },
  ],
  [
    'text for a number',
    { Total: { Amount: '12.5', IsoCode: 'MXN' } },
    { kind: 'retyped', at: 'Total.Amount', said: 'string, not number' },
  ],
  [
    'a fraction for a count',
    { Count: 1.5 },
    { kind: 'retyped', at: 'Count', said: 'number, not integer' },
  ],
  [
    'nothing for a list',
    { Lines: null },
    { kind: 'retyped', at: 'Lines', said: 'null, not array' },
  ],
  [
    'a value of a map',
    { Texts: { es: 1 } },
    { kind: 'retyped', at: 'Texts.{}', said: 'integer, not string' },
  ],
  [
    'the nearest of several forms',
    { Promo: { Amount: 1 } },
    { kind: 'missing', at: 'Promo.IsoCode', said: '' },
  ],
  ['a new word', { Status: 'LENT' }, { kind: 'word', at: 'Status', said: 'LENT' }],
  [
    'a token in place of a word',
    { Status: 'token-of-somebody-77ab20' },
    { kind: 'word', at: 'Status', said: 'string' },
  ],
  ['another version', { Version: 'v2' }, { kind: 'word', at: 'Version', said: 'v2' }],
  [
    'a word that may be somebody’s',
    { Status: 'ana@mail.example' },
    { kind: 'word', at: 'Status', said: 'string' },
  ],
])('finds %s', (_, differs, drift) => {
  expect(driftOf({ ...right, ...differs })).toEqual([drift]);
});

it('reports another body type, and for a long list the drift of its first entries', () => {
  expect(driftOf('<html>')).toEqual([
    { kind: 'retyped', at: '(body)', said: 'string, not object' },
  ]);
  const Lines = Array.from({ length: 1_000 }, () => ({}));
  expect(driftOf({ ...right, Lines })).toHaveLength(20);
});

it('prefers an operation’s own path to another’s parameter', () => {
  const idOf = (method: string, path: string, status = 200) =>
    contract.expected(method, path, status)?.operation;
  expect(idOf('GET', '/orders/ended')).toBe('ended');
  expect(idOf('GET', '/orders/TQ-1')).toBe('order');
  expect([
    idOf('POST', '/orders/TQ-1'),
    idOf('GET', '/orders'),
    idOf('GET', '/orders/a/b'),
  ]).toEqual([undefined, undefined, undefined]);
  expect(idOf('GET', '/orders/TQ-1', 404)).toBeUndefined();
});
