import type { ContractNode, Resolve } from './contracts.js';

/** One way in which an answer is not what its contract says; a place and types, never a value. */
export interface Drift {
  readonly kind: 'new' | 'missing' | 'retyped' | 'word';
  /** Where in the body: `Items[].Price`; of a map `{}` stands for each of its keys. */
  readonly at: string;
  /** The type of what is new, `string, not integer`, or the word that is not in the list. */
  readonly said: string;
}

/** Of a long list the first ones say what the others would. */
const mostItems = 20;

/** Every difference between a body and its schema (JSON Schema, as OpenAPI 3.1 has it). */
export function findDrift(schema: ContractNode, body: unknown, resolve: Resolve, at = ''): Drift[] {
  const node = resolve(schema);
  const variants = node.oneOf ?? node.anyOf;
  if (variants) return fewest(variants.map((one) => findDrift(one, body, resolve, at)));
  const parts = (node.allOf ?? []).flatMap((one) => findDrift(one, body, resolve, at));
  return [...parts, ...ofValue(node, body, resolve, at)];
}

const fewest = (all: readonly Drift[][]): Drift[] =>
  all.reduce((least, one) => (one.length < least.length ? one : least), all[0] ?? []);

function ofValue(node: ContractNode, body: unknown, resolve: Resolve, at: string): Drift[] {
  const types = [node.type ?? []].flat();
  const type = typeOf(body);
  const isKnown = types.includes(type) || (type === 'integer' && types.includes('number'));
  if (types.length > 0 && !isKnown)
    return [{ kind: 'retyped', at: at || '(body)', said: `${type}, not ${types.join(' or ')}` }];
  if (Array.isArray(body)) return ofItems(node, body, resolve, at);
  if (isObject(body)) return ofObject(node, body, resolve, at);
  const words = node.enum ?? (node.const === undefined ? undefined : [node.const]);
  if (!words || words.includes(body)) return [];
  return [{ kind: 'word', at: at || '(body)', said: wordOf(body) }];
}

function ofItems(node: ContractNode, body: readonly unknown[], resolve: Resolve, at: string) {
  const { items } = node;
  if (!items) return [];
  return body.slice(0, mostItems).flatMap((one) => findDrift(items, one, resolve, `${at}[]`));
}

function ofObject(
  { properties, required = [], additionalProperties: rest }: ContractNode,
  body: Readonly<Record<string, unknown>>,
  resolve: Resolve,
  at: string,
): Drift[] {
  const inside = (name: string) => (at ? `${at}.${name}` : name);
  const missing = required
    .filter((name) => !Object.hasOwn(body, name))
    .map((name): Drift => ({ kind: 'missing', at: inside(name), said: '' }));
  const found = Object.entries(body).flatMap(([name, value]): Drift[] => {
    const known = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) return findDrift(known, value, resolve, inside(name));
    if (typeof rest === 'object') return findDrift(rest, value, resolve, inside('{}'));
    if (!properties || rest === true) return [];
    return [{ kind: 'new', at: inside(nameOf(name)), said: typeOf(value) }];
  });
  return [...missing, ...found];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** What is no word may be somebody's, and digits make a token of one: only its type is told. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[A-Za-z][A-Za-z_-]{0,39}\d?$/.test(value) ? value : typeOf(value);

const nameOf = (name: string): string => (/^[A-Za-z_]\w{0,59}$/.test(name) ? name : '(a name)');
