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
  promises(): readonly string[];
}

export function readDocuments(): ReadonlyMap<string, Contract>;
