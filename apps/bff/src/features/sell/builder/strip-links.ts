import { pathOf, type ReadStrip, stripQuery } from '@shop/domain';
import type { PageQuestion } from '../../../screen/screen-handler.js';

/** The builder's page with the strip as it is, or changed. */
export function stripHref(
  strip: ReadStrip,
  { visitor }: Pick<PageQuestion, 'visitor'>,
  pressed: Readonly<Record<string, string>> = {},
): string {
  const query = stripQuery(strip);
  for (const [name, value] of Object.entries(pressed)) query.set(name, value);
  const path = pathOf({ name: 'buildPackage', params: {} }, visitor.language);
  return `${path}?${query}`;
}
