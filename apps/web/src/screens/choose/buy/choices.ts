import type { AddItemForm } from '@shop/ports/forms';
import type { BuyView } from '@shop/ports/screens';
import { chosenIn, type ChosenExtras, writeExtras } from '../../../parts/choosing/chosen-extras.js';

type PeopleField = BuyView['people'][number]['field'];

/** Value of `date` for a ticket without a date. */
export const openTicket = 'open';

/** The visitor's choices, as in the form's fields and the page's query. */
export interface Choices {
  /** ISO 8601, or `open`. */
  readonly day: string | undefined;
  readonly month: string | undefined;
  readonly time: string | undefined;
  readonly people: Readonly<Partial<Record<PeopleField, number>>>;
  readonly added: ChosenExtras;
  readonly component: number | undefined;
}

/** A ticket without a date: no day is chosen, and none is missing. */
export const isOpenTicket = ({ chosenDay, summary }: BuyView): boolean =>
  !chosenDay && !(summary.kind === 'incomplete' && summary.missing === 'day');

/** The choices that a view reflects. */
export const choicesOf = (view: BuyView): Choices => ({
  day: view.chosenDay?.day ?? (isOpenTicket(view) ? openTicket : undefined),
  month: view.calendar.months[0]?.month,
  time: view.times?.find(({ isChosen }) => isChosen)?.time,
  people: Object.fromEntries(view.people.map(({ field, quantity }) => [field, quantity])),
  added: chosenIn(view),
  component: view.component?.options.find(({ isChosen }) => isChosen)?.id,
});

/** The page's query for these choices; the names match the form's fields. */
export function queryOf(choices: Choices): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value));
  };
  set('date', choices.day);
  set('month', choices.month);
  set('time', choices.time);
  for (const [field, quantity] of Object.entries(choices.people)) set(field, quantity);
  writeExtras(query, choices.added);
  set('component', choices.component);
  return query.toString();
}

/** A path with its query sorted, for comparison: the page cache has an order of its own. */
export function inOrder(path: string): string {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  query.sort();
  return `${pathname}?${query.toString()}`;
}

/** The input for the cart, with the same fields as the form sends without scripts. */
export function cartItemOf(
  view: BuyView,
  choices: Choices,
  path: string,
  attempt: string,
): AddItemForm {
  const { day: date, time, people, added, component } = choices;
  const { extras, ...more } = added;
  return {
    path,
    slug: view.slug,
    attempt,
    date,
    time,
    ...Object.fromEntries(Object.entries(people).map(([field, count]) => [field, String(count)])),
    extras: extras.length > 0 ? [...extras] : undefined,
    ...more,
    component: component?.toString(),
  };
}
