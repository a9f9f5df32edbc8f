import fc from 'fast-check';
import { type BadRequest, nasty } from './bad-requests.js';

export interface GoodCall {
  readonly method: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

const half = JSON.parse('"\\ud800"') as string; // as: a text of JSON
/** Names and values that a database or an object library may misread. */
const reserved = fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'then');
const odd: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  nasty.map((text) => `${text}\0`),
  fc.constant(half),
  fc.constantFrom<unknown>(null, 0, -1, 1.5, Number.MAX_VALUE, true, [], {}, [[]], [null]),
  fc.tuple(reserved, fc.jsonValue()).map(([name, value]) => Object.fromEntries([[name, value]])),
  fc.jsonValue(),
);

const pathsIn = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...at, key],
        ...pathsIn(inner, [...at, key]),
      ])
    : [];

/** The value with one place replaced, or with one more field there. */
function spoiled(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? spoiled(one, rest, by) : one));
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const known = entries.map(([name, one]) => [name, name === key ? spoiled(one, rest, by) : one]);
  const isKnown = entries.some(([name]) => name === key);
  return Object.fromEntries(isKnown ? known : [...known, [key, by]]);
}

const types = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
);

/** Authenticated calls of a hostile or broken program, which pass the guard. */
export function badCalls(
  calls: readonly GoodCall[],
  headers: Readonly<Record<string, string>>,
  count: number,
): readonly BadRequest[] {
  const bodies = fc
    .tuple(fc.constantFrom(...calls), fc.nat(), odd, fc.oneof(fc.constant(undefined), reserved))
    .map(([{ method, path, body = {} }, at, by, name]) => {
      const places = pathsIn(body);
      const place = places.length > 0 ? (places[at % places.length] ?? []) : ['notes'];
      const where = name ? [...place.slice(0, -1), name] : place;
      return { method, path, text: JSON.stringify(spoiled(body, where, by)) };
    });
  const cut = fc
    .tuple(bodies, fc.nat({ max: 200 }))
    .map(([one, end]) => ({ ...one, text: one.text.slice(0, end) }));
  const elsewhere = fc.tuple(bodies, nasty, fc.boolean()).map(([one, end, isQuery]) => ({
    ...one,
    path: `${one.path}${isQuery ? '?resellerReference=' : '/'}${encodeURIComponent(end)}`.slice(
      0,
      4_000,
    ),
  }));
  return fc.sample(
    fc
      .tuple(fc.oneof(bodies, bodies, cut, elsewhere), types)
      .map(([{ method, path, text }, type]) => ({
        method,
        path: path.replace(/%.?$/, ''),
        headers: { ...headers, 'content-type': type },
        body: method === 'GET' ? undefined : text,
      })),
    { numRuns: count, seed: 20_261_127 },
  );
}
