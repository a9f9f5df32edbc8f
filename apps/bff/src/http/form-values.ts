import type { Listed, Ticked } from '@shop/ports/forms';

/** All values of a field that a form may send several times. */
export const listOf = (field: Listed | undefined): readonly string[] => [field ?? []].flat();

/** The named fields of a form as a query, which the domain reads. */
export function queryOf<Name extends string>(
  form: Readonly<Partial<Record<Name, Listed>>>,
  names: readonly Name[],
): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names) for (const value of listOf(form[name])) query.append(name, value);
  return query;
}

/** Whether a box is ticked; validation has converted the browser's word to `true`. */
export const isTicked = (field: Ticked | undefined): boolean => field === true;
