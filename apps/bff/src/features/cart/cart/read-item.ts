import {
  type ErrorCode,
  type Product,
  readChoice,
  type ReadChoice,
  refusalsOf,
  choiceIssues,
  ticketFields,
} from '@shop/domain';
import type { AddItemForm } from '@shop/ports/forms';
import { queryOf } from '../../../http/form-values.js';

/** Reads a form as the buy page reads its URL. */
export function readItem(
  form: AddItemForm & { readonly line?: string },
  product: Product | undefined,
): ReadChoice {
  const choice = readChoice(queryOf(form, [...ticketFields, 'line']), product);
  return { ...choice, time: product?.schedule.type === 'OPENING_HOURS' ? undefined : choice.time };
}

/** All refusals of the rules at once. Without a product the backend decides. */
export function refuseItem(choice: ReadChoice, product: Product | undefined): readonly ErrorCode[] {
  if (product) return refusalsOf(choiceIssues(choice, product));
  return choice.day !== undefined || choice.isOpenTicket ? [] : ['noDay'];
}
