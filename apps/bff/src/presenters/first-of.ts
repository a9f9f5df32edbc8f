import { pageSize } from './present-paging.js';

/** The first entries that fit, without looking at the rest. */
export function firstOf<One>(
  all: Iterable<One>,
  isFit: (one: One) => boolean,
  most: number,
): One[] {
  const found: One[] = [];
  for (const one of all) {
    if (found.length === most) break;
    if (isFit(one)) found.push(one);
  }
  return found;
}

/** A page of a list that has no further pages, with the chosen entry. */
export const firstWith = <One>(all: readonly One[], chosen: One | undefined): readonly One[] => {
  const first = all.slice(0, pageSize);
  return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first];
};
