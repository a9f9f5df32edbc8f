import { monthsShown } from '@shop/ports/screens';
import type { PageQuestion } from '../screen/screen-handler.js';
import { doneField, undoField } from './present-notice.js';

/** Query fields that forms add and that are no choices, or personal. Links never carry them on. */
const formFields = [
  'path',
  'slug',
  'attempt',
  'subscribed',
  'nameOnTicket',
  doneField,
  undoField,
  monthsShown,
];

export function withoutFormFields(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  if (!formFields.some((name) => searchParams.has(name))) return path;
  for (const name of formFields) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** What was typed into a form that is shown again; `undefined` if it was not sent. */
export const typedName = ({ typed, query }: PageQuestion): string | undefined =>
  typed.nameOnTicket ?? query.get('nameOnTicket') ?? undefined;
