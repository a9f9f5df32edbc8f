import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { Config } from '../../apps/bff/src/config/config.js';
import { notingLeftOut } from '../../libs/adapters/src/http/entries.js';
import { calendar, pricesFrom, products } from '../../libs/adapters/src/http/wire-catalogue.js';
import { pickups } from '../../libs/adapters/src/http/wire-pickup.js';
import { keptCart } from '../../libs/adapters/src/http/wire-kept-cart.js';
import { searchResults } from '../../libs/adapters/src/http/wire-search.js';
import { id, name } from '../../libs/adapters/src/http/wire-values.js';
import { wireDocument } from '../../libs/adapters/src/oauth/wire-provider.js';

const page = readFileSync('backends/contracts/README.md', 'utf8');
const partOf = (heading: string) =>
  new RegExp(`^## ${heading}\\n([^]*?)\\n(?=## |$(?![^]))`, 'm').exec(page)?.[1] ?? '';
const rowsOf = (heading: string) =>
  [...partOf(heading).matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, ...cells]) => cells)
    .slice(2);
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);

const limits = rowsOf('Limits and times');
const config: Readonly<Record<string, unknown>> = { ...new Config() };
const unitOf = (variable: string) =>
  variable.endsWith('_MS') ? 'ms' : variable.endsWith('_KB') ? 'kB' : 's';

it('documents each default limit and the variable that sets it', () => {
  const set = limits.filter(([, , variable]) => variable !== '–');
  expect(set.length).toBe(8);
  for (const [what, limit = '', variable = ''] of set) {
    const [by = ''] = namesIn(variable);
    const told = new RegExp(`(\\d+) ${unitOf(by)}\\b`).exec(limit)?.[1];
    expect([what, by, Number(told)]).toEqual([what, by, config[by]]);
  }
});

/** A limit without a variable, by its name. */
const limitOf = (what: string) => limits.find(([name]) => name === what)?.[1] ?? '';
/** Over the limit, parsing fails or leaves out the excess. */
const isTooBig = (shape: ZodType, value: unknown) => {
  const [{ error }, leftOut] = notingLeftOut(() => shape.safeParse(value));
  const isRefused = JSON.stringify(error?.issues ?? []).includes('"too_big"');
  return isRefused || leftOut.some(({ received }) => received === 'more');
};
const many = (count: number) => Array.from({ length: count }, () => ({}));

const lists: readonly (readonly [string, ZodType, (all: readonly object[]) => object])[] = [
  ['products', products, (all) => ({ products: all })],
  ['prices', pricesFrom.MXN, (prices) => ({ currency: 'MXN', prices })],
  ['days', calendar('MXN', '2027-01'), (days) => ({ days })],
  ['pick-up towns', pickups, (towns) => ({ towns })],
  ['lines', keptCart, (Items) => ({ Items })],
  ['packages', keptCart, (Packages) => ({ Packages })],
  ['results', searchResults, (results) => ({ results })],
];

it.each(lists)('reads exactly as many %s as documented', (word, shape, listed) => {
  const most = Number(new RegExp(`(\\d+)(?: products or)? ${word}`).exec(limitOf('a list'))?.[1]);
  const reads = [most, most + 1].map((count) => !isTooBig(shape, listed(many(count))));
  expect(reads).toEqual([true, false]);
});

it.each([
  ['names', name],
  ['identifiers', id],
])('reads %s exactly as long as documented', (word, shape) => {
  const most = Number(new RegExp(`${word} (\\d+)`).exec(limitOf('a text'))?.[1]);
  const reads = [most, most + 1].map((length) => shape.safeParse('x'.repeat(length)).success);
  expect(reads).toEqual([true, false]);
});

const files = ['shopping-cart', 'payment', 'hotels', 'users', 'newsletter', 'search'] as const;

interface Given {
  readonly $ref?: string;
  readonly in?: string;
  readonly name?: string;
}
interface Call {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Given[];
}
interface Api {
  readonly paths: Readonly<Record<string, { readonly parameters?: readonly Given[] }>>;
  readonly security?: readonly object[];
  readonly components: { readonly parameters?: Readonly<Record<string, Given>> };
}

function callsOf(file: string) {
  const api = parse(readFileSync(`backends/contracts/${file}.yaml`, 'utf8')) as Api; // as: an OpenAPI document
  const meant = (given: Given) =>
    api.components.parameters?.[given.$ref?.split('/').at(-1) ?? ''] ?? given;
  return Object.values(api.paths).flatMap(({ parameters: shared = [], ...methods }) =>
    Object.entries<Call>(methods).flatMap(([method, call]) => {
      const { operationId: id, security = api.security, parameters = [] } = call;
      if (id === undefined) return [];
      const given = [...shared, ...parameters].map(meant);
      const named = given.flatMap(({ in: place, name: one }) => (place === 'header' ? [one] : []));
      return [{ file, method, id, headers: [...(security ? ['Authorization'] : []), ...named] }];
    }),
  );
}
const calls = files.flatMap(callsOf);
type AskedFor = (typeof calls)[number];

/** Reads sent by POST, so that no URL reveals a visitor's search or identity. */
const questions = [
  'pricing',
  'packagePricing',
  'findVoucher',
  'searchStays',
  'logIn',
  'forgot',
  'coupons',
  'purchasesWithCoupon',
  'token',
  'autocomplete',
  'search',
  'answer',
  'analytics',
  'reporting',
];
const places: Readonly<Record<string, (call: AskedFor) => boolean>> = {
  everywhere: () => true,
  'every write': ({ method, id }) => method !== 'get' && !questions.includes(id),
  'shopping cart': ({ file }) => file === 'shopping-cart',
  'products and prices': ({ id }) => id === 'products' || id === 'pricesFrom',
  'a person’s coupons': ({ id }) => id === 'coupons',
  'search, except its token': ({ file, id }) => file === 'search' && id !== 'token',
};

// Request ids are optional, so no document requires them: `backend.test.ts`.
const carried = rowsOf('What every call carries').flatMap(([names = '', where = '']) =>
  namesIn(names).map((one) => ({ header: one.replace(/:? .*/, ''), where })),
);
const asked = carried.filter(({ header }) => header !== 'X-Request-Id');

it.each(asked)('documents $header as sent $where, as the contracts do', ({ header, where }) => {
  for (const call of calls) {
    const isThere = call.headers.includes(header);
    expect([call.id, isThere]).toEqual([call.id, places[where]?.(call)]);
  }
});

it('lists every header that a contract requires', () => {
  const all = new Set(calls.flatMap(({ headers }) => headers));
  expect([...all].sort()).toEqual(asked.map(({ header }) => header).sort());
});

describe('the identity provider', () => {
  const told = namesIn(partOf('The identity provider').split('\n- ')[0] ?? '');
  const fields = told.filter((one) => /^issuer$|_/.test(one) && !one.includes('{'));
  const issuer = 'https://id.example/realm';
  const valueOf = (field: string) => {
    if (field === 'issuer') return issuer;
    return field.endsWith('_supported') ? true : `${issuer}/${field}`;
  };
  const whole = Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
  const read = (document: object) => wireDocument(issuer).safeParse(document);

  it('parses a document with every field that the page names', () => {
    expect(fields.length).toBe(7);
    expect(read(whole).success).toBe(true);
  });

  it.each(fields)('fails without %s', (field) => {
    const without = read({ ...whole, [field]: undefined });
    const isOptional = /^revocation|_supported$/.test(field);
    expect([without.success, without.data]).not.toEqual([true, read(whole).data]);
    expect(without.success).toBe(isOptional);
  });
});
