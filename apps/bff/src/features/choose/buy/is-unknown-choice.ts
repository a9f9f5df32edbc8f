import { openTicket, problemsOf } from '@shop/domain';
import { monthsShown } from '@shop/ports/screens';
import { isUnknownQuery } from '../../../screen/is-unknown-query.js';
import type { BuyFacts } from './buy-facts.js';

/** Whether the URL chooses something not on offer. The number of such URLs is unlimited. */
export function isUnknownChoice(
  { choice, product, issues, pickups, calendar }: BuyFacts,
  query: URLSearchParams,
  sharedBy: readonly string[],
): boolean {
  const components = product.componentGroups.flatMap((group) => group.components);
  const day = choice.isOpenTicket ? openTicket : choice.day;
  const understood = {
    month: calendar.months.filter((month) => month === choice.month),
    [monthsShown]: ['1', '2'],
    date: [day],
    pick: [day],
    time: product.schedule.type === 'START_TIME' ? product.schedule.startTimes : [],
    adults: [String(choice.people.ADULT)],
    children: [String(choice.people.CHILD)],
    infants: [String(choice.people.INFANT)],
    extras: choice.extras,
    pickup: pickups.map(({ id }) => id),
    component: components.map(({ id }) => String(id)),
  };
  return problemsOf(issues).length > 0 || isUnknownQuery(query, sharedBy, understood);
}
