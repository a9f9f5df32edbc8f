import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import * as octo from '../octo/wire-octo.js';
import { notingLeftOut } from './entries.js';
import { refusals, writtenOf } from './refusals.js';
import { stayAskedOf } from './stay-refusals.js';
import { booking } from './wire-bookings.js';
import { cartCount } from './wire-cart.js';
import * as catalogue from './wire-catalogue.js';
import * as hotels from './wire-hotels.js';
import { keptCart } from './wire-kept-cart.js';
import { order } from './wire-order.js';
import * as payment from './wire-payment.js';
import { pickups } from './wire-pickup.js';
import { packageQuote, quote } from './wire-quote.js';
import * as search from './wire-search.js';
import { stayCalendar } from './wire-stay-calendar.js';
import * as users from './wire-users.js';
import { endedVouchers, foundVoucher } from './wire-voucher.js';

// oxlint-disable-next-line typescript/no-explicit-any -- any: a node of a document of many shapes
type Node = any;

/** The shape of each call's reply: contract, call, shape. */
const read: readonly (readonly [string, string, z.ZodType])[] = [
  ['shopping-cart', 'products', catalogue.products],
  ['shopping-cart', 'calendar', catalogue.calendar('MXN', '2027-01')],
  ['shopping-cart', 'pricesFrom', catalogue.pricesFrom.MXN],
  ['shopping-cart', 'pickups', pickups],
  ['shopping-cart', 'pricing', quote('MXN')],
  ['shopping-cart', 'packagePricing', packageQuote('MXN', 3)],
  ['shopping-cart', 'countCart', cartCount],
  ['shopping-cart', 'displayCart', keptCart],
  ['shopping-cart', 'addPackage', keptCart],
  ['shopping-cart', 'addStay', keptCart],
  ['shopping-cart', 'order', order],
  ['shopping-cart', 'cancelOrder', order],
  ['shopping-cart', 'endedVouchers', endedVouchers],
  ['shopping-cart', 'findVoucher', foundVoucher],
  ['payment', 'currencies', payment.currencies],
  ['payment', 'methods', payment.methods],
  ['payment', 'banks', payment.banks],
  ['payment', 'intent', payment.payment],
  ['payment', 'intentsOf', payment.payments('9d82b34fcad3d4e638c8433ebe58cc2d')],
  ['hotels', 'hotels', hotels.pricesFrom.MXN],
  ['hotels', 'stayCalendar', stayCalendar('MXN', '2026-12')],
  ['hotels', 'bookStay', booking],
  ['search', 'token', search.accessToken],
  ['search', 'autocomplete', search.querySuggestions],
  ['search', 'search', search.searchResults],
  ['search', 'answer', search.composedAnswer],
  ['users', 'logIn', users.wireUser],
  ['users', 'coupons', users.wireCoupons],
  ['users', 'purchasesWithCoupon', users.wirePurchases],
];
const ofSuppliers = [
  ['octo', 'products', octo.products],
  ['octo', 'calendar', octo.calendarDays],
  ['octo', 'availability', octo.availabilities],
  ['octo', 'book', octo.booking],
] as const;

const documents = new Map<string, Node>();
const documentOf = (name: string): Node => {
  const read = () => parse(readFileSync(`backends/contracts/${name}.yaml`, 'utf8'));
  documents.set(name, documents.get(name) ?? read());
  return documents.get(name);
};

const resolved = (document: Node, node: Node): Node =>
  typeof node?.$ref === 'string'
    ? {
        ...resolved(
          document,
          node.$ref
            .slice(2)
            .split('/')
            .reduce((at: Node, key: string) => at[key], document),
        ),
      }
    : node;

function schemaOf(name: string, call: string): Node {
  const document = documentOf(name);
  const found = Object.values<Node>(document.paths)
    .flatMap((one) => Object.values<Node>(one))
    .find(({ operationId }) => operationId === call);
  const done = Object.keys(found.responses).find((status) => status.startsWith('2')) ?? '';
  return resolved(document, found.responses[done]).content['application/json'].schema;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema with its parts: those of `allOf`, and every form of `oneOf` and `anyOf`. */
function formsOf(document: Node, given: Node): readonly Node[] {
  const node = resolved(document, given);
  const parts = [...(node?.allOf ?? []), ...(node?.oneOf ?? []), ...(node?.anyOf ?? [])];
  return node ? [node, ...parts.flatMap((one: Node) => formsOf(document, one))] : [];
}

const wordsOf = (forms: readonly Node[]): readonly unknown[] | undefined =>
  forms
    .map(({ enum: words, const: one }) => words ?? (one === undefined ? undefined : [one]))
    .find(Boolean);

/** Every reply that differs from an example in one thing that the contract allows. */
function* allowed(document: Node, given: Node, body: Node, at = ''): Generator<[string, Node]> {
  const forms = formsOf(document, given);
  const items = forms.find((form) => form.items)?.items;
  if (Array.isArray(body)) {
    for (const [why, first] of items && body.length > 0
      ? allowed(document, items, body[0], `${at}[]`)
      : [])
      yield [why, [first, ...body.slice(1)]];
    return;
  }
  if (!isRecord(body)) {
    for (const word of typeof body === 'string' ? (wordsOf(forms) ?? []) : [])
      yield [`${at} is ${String(word)}`, word];
    return;
  }
  const form = forms.find(
    ({ properties, required = [] }) =>
      properties &&
      required.every((name: string) => name in body) &&
      (properties.type?.const ?? body.type) === body.type,
  );
  for (const [name, value] of Object.entries(body)) {
    const property = form?.properties[name];
    // A hotel's code and number go together, as do a coupon's kind and currency.
    const isTied =
      (name === 'code' && 'hotelId' in body) || (name === 'kind' && 'currency' in body);
    if (!property || isTied) continue;
    const others = Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
    if (!form.required?.includes(name)) yield [`${at}.${name} is not there`, others];
    for (const [why, one] of allowed(document, property, value, `${at}.${name}`))
      yield [why, { ...body, [name]: one }];
  }
}

it.each(read)('%s: reads every reply of %s that the contract allows', (name, call, shape) => {
  const { body } = JSON.parse(readFileSync(`backends/contracts/examples/${name}.json`, 'utf8'))[
    call
  ].response;
  const refused = [
    ['the example', body],
    ...allowed(documentOf(name), schemaOf(name, call), body),
  ].flatMap(([why, one]) => {
    const [{ success, error }, flaws] = notingLeftOut(() => shape.safeParse(one));
    // Changing one field breaks sums: ignore those flaws.
    const leftOut = flaws.filter(({ isMoney }) => !isMoney);
    const path = error?.issues[0]?.path.join('.');
    return success && leftOut.length === 0 ? [] : [`${why}: ${path ?? leftOut[0]?.expected}`];
  });
  expect(refused).toEqual([]);
});

/** Where a shape requires or knows more than the contract. */
function beyond(document: Node, given: Node, shape: Node, at = ''): readonly string[] {
  const forms = formsOf(document, given);
  if (shape.items) {
    const items = forms.find((form) => form.items)?.items;
    return items ? beyond(document, items, shape.items, `${at}[]`) : [];
  }
  const own = [...(shape.anyOf ?? []), ...(shape.allOf ?? [])];
  const inner = own.flatMap((one: Node) => beyond(document, given, one, at));
  const said = wordsOf(forms);
  const words = (shape.words ?? shape.enum ?? []).filter(
    (word: unknown) => said && !said.includes(word),
  );
  // Another contract describes a bare `type: object`.
  if (shape.properties && !forms.some((form) => form.properties)) return [];
  const properties: Node = Object.assign({}, ...forms.map((form) => form.properties));
  const required = forms.flatMap((form) => form.required ?? []);
  const fields = Object.entries<Node>(shape.properties ?? {}).flatMap(([name, one]) => {
    const where = `${at}.${name}`;
    if (!properties[name]) return [`${where} is not in the contract`];
    const isWanted = shape.required?.includes(name) && one.default === undefined;
    const wants = isWanted && !required.includes(name);
    return [
      ...(wants ? [`${where} is wanted`] : []),
      ...beyond(document, properties[name], one, where),
    ];
  });
  return [...inner, ...words.map((word: unknown) => `${at} may be ${word}`), ...fields];
}

it.each([...read, ...ofSuppliers])(
  '%s: requires nothing of %s beyond the contract',
  (name, call, shape) => {
    const json = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    expect(beyond(documentOf(name), schemaOf(name, call), json)).toEqual([]);
  },
);

/** The refusal codes of an API's calls, without the general ones. */
const codesOf = (name: string): ReadonlySet<string> =>
  new Set(
    Object.values<Node>(documentOf(name).paths)
      .flatMap((one) => Object.values<Node>(one))
      .flatMap((one) => Object.values<string[]>(one['x-codes'] ?? {}).flat()),
  );

/** Codes without a refusal of their own: another reply covers them, or no page can cause them. */
const readOtherwise = [
  'NOT_FOUND',
  'ORDER_CANCELLED',
  'ORDER_EXPIRED',
  'ORDER_CONFIRMED',
  'TOTAL_CHANGED',
  'PAYMENT_NOT_ACCEPTED',
  'UNKNOWN_UNIT',
  'UNIT_REDEEMED',
  'UNIT_REVOKED',
  'NOT_CAPTURED',
  'REFUND_TOO_MUCH',
];

it('knows exactly the refusal codes of the contracts', () => {
  const said = new Set([...codesOf('shopping-cart'), ...codesOf('payment')]);
  const refused = (code: string) => ({ kind: 'rejected', status: 409, code }) as const;
  const unread = [...said].filter((code) => writtenOf(refused(code)).kind !== 'refused');
  expect(unread.toSorted()).toEqual(readOtherwise.toSorted());
  expect([...refusals.keys()].filter((code) => !said.has(code))).toEqual([]);
  const stays = [...codesOf('hotels')];
  expect(stays.length).toBeGreaterThan(10);
  expect(stays.filter((code) => stayAskedOf(refused(code)).kind !== 'refused')).toEqual([]);
});
