// oxlint-disable-next-line typescript/no-explicit-any -- any: a node of a document of many shapes
type Node = any;

export const shop: 'shop';

export class Contract {
  constructor(name: string, document: object);
  readonly name: string;
  readonly document: Node;
  /** Of a standard: answers have more fields than are named. */
  readonly isOpen: boolean;
  resolved(node: Node): Node;
  operationAt(method: string, path: string): Node;
  /** Codes of a refusal: the operation's own, and those of any call; none where none are written. */
  refusalsOf(
    operation: Node,
    status: string,
  ): { readonly own: readonly string[]; readonly any: readonly string[] } | undefined;
  promises(): readonly string[];
}

export function readDocuments(): ReadonlyMap<string, Contract>;
