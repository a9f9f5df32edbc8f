// oxlint-disable-next-line typescript/no-explicit-any -- any: a node of a document of many shapes
type Node = any;

export const shop: 'shop';

export class Contract {
  constructor(name: string, document: object);
  readonly name: string;
  readonly document: Node;
  /** The contract is an external standard: replies may have more fields. */
  readonly isOpen: boolean;
  resolved(node: Node): Node;
  operationAt(method: string, path: string): Node;
  /** Codes of a refusal, of the operation and of any call; none when the document lists none. */
  refusalsOf(
    operation: Node,
    status: string,
  ): { readonly own: readonly string[]; readonly any: readonly string[] } | undefined;
  promises(): readonly string[];
}

export function readDocuments(): ReadonlyMap<string, Contract>;
