import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// oxlint-disable-next-line typescript/no-explicit-any -- any: a node of a document of many shapes
export type Node = Readonly<Record<string, any>>;

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** What the shop shows if this call is missing. Absent: the call is required. */
  readonly optional?: string;
  readonly isKeyed: boolean;
  readonly node: Node;
}

/** An OpenAPI document: its operations, and the check of replies against it. */
export class Contract {
  private readonly operations: ReadonlyMap<string, Operation>;
  // Schemas are not validated here: a test does so for each document, and runs compile hundreds.
  private readonly ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    code: { optimize: false },
  });

  constructor(private readonly document: Node) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ $id: 'contract', components: document.components });
    this.operations = new Map(this.listed().map((one) => [one.id, one]));
  }

  operation(id: string): Operation {
    const found = this.operations.get(id);
    if (!found) throw new Error(`The contract has no call ${id}.`);
    return found;
  }

  /** Mismatches between a reply and the contract; empty if it fits. */
  problems({ node }: Operation, status: number, body: unknown): readonly string[] {
    const response = this.resolved(node.responses[String(status)] ?? node.responses.default);
    if (status < 400 && !(String(status) in node.responses))
      return [`status ${status} is not one of ${Object.keys(node.responses).join(', ')}`];
    const schema = response.content?.['application/json']?.schema;
    if (!schema) return body === undefined ? [] : ['the reply has a body; the contract has none'];
    return this.lacks(schema.$ref.split('/').at(-1), body);
  }

  /** Mismatches between a value and a named schema; empty if it fits. */
  lacks(name: string, value: unknown): readonly string[] {
    const validate = this.ajv.getSchema(`contract#/components/schemas/${name}`);
    if (!validate) throw new Error(`The contract has no schema ${name}.`);
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`);
  }

  private listed(): readonly Operation[] {
    return Object.entries<Node>(this.document.paths).flatMap(([path, calls]) =>
      Object.entries<Node>(calls)
        .filter(([, node]) => node.operationId)
        .map(([method, node]) => ({
          id: String(node.operationId),
          method: method.toUpperCase(),
          path,
          isKeyed: this.isKeyed(node.parameters ?? []),
          node,
          ...(node['x-optional'] && { optional: String(node['x-optional']) }),
        })),
    );
  }

  private isKeyed(parameters: readonly Node[]): boolean {
    return parameters.some((one) => this.resolved(one).name === 'Idempotency-Key');
  }

  private resolved(node: Node): Node {
    if (typeof node.$ref !== 'string') return node;
    const path = node.$ref.replace(/^#\//, '').split('/');
    return this.resolved(path.reduce<Node>((at, key) => at[key], this.document));
  }
}
