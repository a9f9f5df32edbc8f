import {
  type ErrorCode,
  type Product,
  readChoice,
  type ReadChoice,
  refusalsOf,
  choiceIssues,
  isNameOnTicket,
  ticketFields,
  tidyNameOnTicket,
} from '@shop/domain';
import type { AddItemForm } from '@shop/ports/forms';
import { queryOf } from '../../../http/form-values.js';

/** Reads a form as the buy page reads its URL. */
export function readItem(
  form: AddItemForm & { readonly line?: string },
  product: Product | undefined,
): ReadChoice {
  const choice = readChoice(queryOf(form, [...ticketFields, 'line']), product);
  const time = product?.schedule.type === 'OPENING_HOURS' ? undefined : choice.time;
  return { ...choice, time, nameOnTicket: tidyNameOnTicket(form.nameOnTicket ?? '') };
}

/** All refusals of the rules at once. Without a product the backend decides. */
export const refuseItem = (
  choice: ReadChoice,
  product: Product | undefined,
): readonly ErrorCode[] => [...refuseChosen(choice, product), ...refuseName(choice.nameOnTicket)];

function refuseChosen(choice: ReadChoice, product: Product | undefined): readonly ErrorCode[] {
  if (product) return refusalsOf(choiceIssues(choice, product));
  return choice.day !== undefined || choice.isOpenTicket ? [] : ['noDay'];
}

const refuseName = (name: ReadChoice['nameOnTicket']): readonly ErrorCode[] =>
  name === undefined || isNameOnTicket(name) ? [] : ['nameOnTicketFormat'];
