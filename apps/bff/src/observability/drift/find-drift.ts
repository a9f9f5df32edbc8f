import type { ContractNode, Resolve } from './contracts.js';

/** One difference between a reply and its contract: a place and types, never a value. */
export interface Drift {
  readonly kind: 'new' | 'missing' | 'retyped' | 'word';
  /** Path in the body, such as `Items[].Price`; `{}` stands for every key of a map. */
  readonly at: string;
  /** Type of a new field, `string, not integer`, or an unknown enum value. */
  readonly said: string;
}

/** The first items of a long list represent the rest. */
const mostItems = 20;

/** Every difference between a body and its schema (JSON Schema as in OpenAPI 3.1). */
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

/** Values that are not plain words may be personal data or tokens: only their type is reported. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[A-Za-z][A-Za-z_-]{0,39}\d?$/.test(value) ? value : typeOf(value);

const nameOf = (name: string): string => (/^[A-Za-z_]\w{0,59}$/.test(name) ? name : '(a name)');
