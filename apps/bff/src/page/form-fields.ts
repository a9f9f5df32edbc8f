import { monthsShown } from '@shop/ports/screens';
import { doneField, undoField } from './present-notice.js';

/** Query fields that forms add and that are no choices. Links never carry them on. */
const formFields = ['path', 'slug', 'attempt', 'subscribed', doneField, undoField, monthsShown];

export function withoutFormFields(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  if (!formFields.some((name) => searchParams.has(name))) return path;
  for (const name of formFields) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
