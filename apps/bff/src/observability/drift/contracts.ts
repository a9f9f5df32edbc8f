import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface ContractNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, ContractNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ContractNode;
  readonly items?: ContractNode;
  readonly oneOf?: readonly ContractNode[];
  readonly anyOf?: readonly ContractNode[];
  readonly allOf?: readonly ContractNode[];
  readonly content?: Readonly<Record<string, { readonly schema?: ContractNode }>>;
}

export type Resolve = (node: ContractNode) => ContractNode;

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, ContractNode>>;
}

/** A document of backends/contracts, as the build writes it. */
export interface ContractDocument {
  /** With `x-more-fields`, replies may have undeclared fields. */
  readonly info?: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: unknown;
}

/** The contract's schema for one reply. */
export interface Expected {
  readonly operation: string;
  readonly schema: ContractNode;
  readonly resolve: Resolve;
  /** Whether undeclared fields are allowed. */
  readonly isOpen: boolean;
}

/** Maps a call to its operation and to the schema of its reply. */
export class Contract {
  readonly #paths: readonly (readonly [RegExp, string])[];

  constructor(private readonly document: ContractDocument) {
    // `/orders/recent` must match before `/orders/{id}`.
    this.#paths = Object.keys(document.paths)
      .toSorted((one, other) => parametersOf(one) - parametersOf(other))
      .map((path) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), path] as const);
  }

  /** The operation that a call belongs to; `path` as in `expected`. */
  operation(method: string, path: string): Operation | undefined {
    const template = this.#paths.find(([pattern]) => pattern.test(path))?.[1];
    const found = template && this.document.paths[template]?.[method.toLowerCase()];
    return found ? (found as Operation) : undefined; // as: a method of a path
  }

  /** `path` is relative to the API's base URL, without a query. */
  expected(method: string, path: string, status: number): Expected | undefined {
    const found = this.operation(method, path);
    if (!found) return undefined;
    const { operationId: operation, responses } = found;
    const response = responses[String(status)] ?? (status >= 400 ? responses.default : undefined);
    const schema = response && this.#resolve(response).content?.['application/json']?.schema;
    const isOpen = this.document.info?.['x-more-fields'] === true;
    return schema && { operation, schema, resolve: this.#resolve, isOpen };
  }

  readonly #resolve: Resolve = (node) => {
    if (!node.$ref) return node;
    const keys = node.$ref.replace(/^#\//, '').split('/');
    const found = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), this.document);
    return this.#resolve(Object(found));
  };
}

const parametersOf = (path: string): number => path.split('{').length;

/** Contracts in a folder, by name; empty if the folder does not exist. */
export function readContracts(folder: string): ReadonlyMap<string, Contract> {
  if (!existsSync(folder)) return new Map();
  const read = (file: string): ContractDocument =>
    JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return new Map(
    readdirSync(folder).map((file) => [basename(file, '.json'), new Contract(read(file))]),
  );
}
