/** The parts of a choice that a visitor can correct on a page. */
export type ChoicePart = 'day' | 'time' | 'people' | 'extras' | 'component';

/** What a sale may fail on, once its product is known. */
export type SalePart = ChoicePart | 'pickup';

/**
 * Which problem comes first, by the steps of the buy page (docs/rules/cart.md#first-refusal). Pages
 * list all; a cart backend names only the first.
 */
const refusalOrder: readonly SalePart[] = [
  'day',
  'time',
  'people',
  'extras',
  'component',
  'pickup',
];

export interface PartRefusal<Part, Code> {
  readonly part: Part;
  readonly code: Code;
}

/** The problems found, in order. A part left out is not checked. */
export const refusalsIn = <Part extends SalePart, Code extends string>(
  found: Readonly<Partial<Record<Part, Code | undefined>>>,
): readonly PartRefusal<Part, Code>[] => {
  const parts = refusalOrder as readonly Part[]; // as: a part that `found` lacks has no problem
  return parts.flatMap((part) => {
    const code = found[part];
    return code === undefined ? [] : [{ part, code }];
  });
};
