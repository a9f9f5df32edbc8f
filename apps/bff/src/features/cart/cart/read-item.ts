import {
  type ErrorCode,
  type Product,
  readChoice,
  type ReadChoice,
  refusalsOf,
  choiceIssues,
} from '@shop/domain';
import type { AddItemForm } from '@shop/ports/forms';
import { listOf } from '../../../http/form-values.js';

/** Reads a form as the buy page reads its URL. */
export function readItem(
  form: AddItemForm & { readonly line?: string },
  product: Product | undefined,
): ReadChoice {
  const query = new URLSearchParams();
  const single = ['date', 'time', 'pickup', 'component', 'line'] as const;
  for (const name of single) if (form[name]) query.set(name, form[name]);
  // An emptied count is an error, not the default.
  for (const name of ['adults', 'children', 'infants'] as const)
    if (form[name] !== undefined) query.set(name, form[name]);
  for (const extra of listOf(form.extras)) query.append('extras', extra);
  const choice = readChoice(query, product);
  return { ...choice, time: product?.schedule.type === 'OPENING_HOURS' ? undefined : choice.time };
}

/** All refusals of the rules at once. Without a product the backend decides. */
export function refuseItem(choice: ReadChoice, product: Product | undefined): readonly ErrorCode[] {
  if (product) return refusalsOf(choiceIssues(choice, product));
  return choice.day !== undefined || choice.isOpenTicket ? [] : ['noDay'];
}
