/** The parts of a choice that a visitor can correct on a page. */
export type ChoicePart = 'day' | 'time' | 'people' | 'extras' | 'component';

/** What a sale may fail on, once its product is known. */
export type SalePart = ChoicePart | 'pickup';

/** Which problem comes first (docs/rules/cart.md#first-refusal). A part left out is not checked. */
export const refusalOrder = {
  /** The steps of the buy page. */
  page: ['day', 'time', 'people', 'extras', 'component'],
  /** A cart backend, which names only the first. */
  cart: ['people', 'extras', 'day', 'time', 'component', 'pickup'],
  /** A cart over an OCTO supplier, which has no extras and no activities. */
  supplier: ['extras', 'component', 'people', 'day'],
} as const satisfies Readonly<Record<string, readonly SalePart[]>>;

export interface PartRefusal<Part, Code> {
  readonly part: Part;
  readonly code: Code;
}

/** The problems found, in the given order; a place leaves out the parts that it knows nothing of. */
export const refusalsIn = <Part extends SalePart, Code extends string>(
  order: readonly Part[],
  found: Readonly<Partial<Record<SalePart, Code | undefined>>>,
): readonly PartRefusal<Part, Code>[] =>
  order.flatMap((part) => {
    const code = found[part];
    return code === undefined ? [] : [{ part, code }];
  });
