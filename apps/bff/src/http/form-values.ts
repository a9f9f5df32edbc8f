import type { Listed, Ticked } from '@shop/ports/forms';

/** All values of a field that a form may send several times. */
export const listOf = (field: Listed | undefined): readonly string[] => [field ?? []].flat();

/** Whether a box is ticked; validation has converted the browser's word to `true`. */
export const isTicked = (field: Ticked | undefined): boolean => field === true;
