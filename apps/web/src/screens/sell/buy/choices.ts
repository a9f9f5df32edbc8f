import type { Extra } from '@shop/domain';
import type { AddItemForm } from '@shop/ports/forms';
import type { BuyView } from '@shop/ports/screens';

type PeopleField = BuyView['people'][number]['field'];

/** The word that stands in the place of a date for a ticket without one. */
export const openTicket = 'open';

/** What the visitor has chosen so far: the form's fields, and the query of the page. */
export interface Choices {
  /** ISO 8601, or `open`. */
  readonly day: string | undefined;
  readonly month: string | undefined;
  readonly time: string | undefined;
  readonly people: Readonly<Partial<Record<PeopleField, number>>>;
  readonly extras: readonly Extra[];
  /** Where transport fetches them. */
  readonly pickup: string | undefined;
  readonly component: number | undefined;
}

/** Without a day and yet not missing one: a ticket without a date. */
export const isOpenTicket = ({ chosenDay, summary }: BuyView): boolean =>
  !chosenDay && !(summary.kind === 'incomplete' && summary.missing === 'day');

/** The choices that a view was made of. */
export const choicesOf = (view: BuyView): Choices => ({
  day: view.chosenDay?.day ?? (isOpenTicket(view) ? openTicket : undefined),
  month: view.calendar.months[0]?.month,
  time: view.times?.find(({ isChosen }) => isChosen)?.time,
  people: Object.fromEntries(view.people.map(({ field, quantity }) => [field, quantity])),
  extras: view.extras.filter(({ hasBeenAdded }) => hasBeenAdded).map(({ extra }) => extra),
  pickup: view.pickup?.chosen,
  component: view.component?.options.find(({ isChosen }) => isChosen)?.id,
});

/** The query under which the page shows these choices; the same names as the form's fields. */
export function queryOf(choices: Choices): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value));
  };
  set('date', choices.day);
  set('month', choices.month);
  set('time', choices.time);
  for (const [field, quantity] of Object.entries(choices.people)) set(field, quantity);
  for (const extra of choices.extras) query.append('extras', extra);
  set('pickup', choices.pickup);
  set('component', choices.component);
  return query.toString();
}

/**
 * A path with the names of its query sorted, to be compared: the page cache writes them in an order of
 * its own, so that an answer's path is seldom letter for letter the one that was asked for.
 */
export function inOrder(path: string): string {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  query.sort();
  return `${pathname}?${query.toString()}`;
}

/** What is posted to the cart: the same fields as the form sends without scripts. */
export function cartItemOf(
  view: BuyView,
  choices: Choices,
  path: string,
  attempt: string,
): AddItemForm {
  const { day: date, time, people, extras, pickup, component } = choices;
  // What is not there has no name in what is sent either.
  return {
    path,
    slug: view.slug,
    attempt,
    date,
    time,
    ...Object.fromEntries(Object.entries(people).map(([field, count]) => [field, String(count)])),
    extras: extras.length > 0 ? [...extras] : undefined,
    pickup,
    component: component?.toString(),
  };
}
