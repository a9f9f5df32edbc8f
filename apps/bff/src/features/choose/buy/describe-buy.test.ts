import { FileContent } from '@shop/adapters/files';
import { type DayStatus, money } from '@shop/domain';
import type { PlaceText } from '@shop/ports/backends';
import { aProduct } from '@shop/test/a-product';
import { presentProblem } from '../../../presenters/present-problem.js';
import { type BuyDescription, describeBuy } from './describe-buy.js';

const product = aProduct();
const place = new FileContent('content').place(product.slug, 'en');
const from = money(100_000, 'MXN');

/** Structured data of a page whose calendar has these days from 12 December 2026. */
function nodesOf(statuses: readonly DayStatus[], differs: Partial<BuyDescription> = {}) {
  if (!place) throw new Error('the content has no such place');
  const days = statuses.map((status, at) => ({
    day: `2026-12-${12 + at}`,
    status,
    priceFrom: status === 'CLOSED' ? undefined : from,
    startTimes: [],
  }));
  const calendar = { days: new Map(days.map((one) => [one.day, one])), problem: undefined };
  return describeBuy({ product, place, language: 'en', from, calendar, ...differs });
}

const problem = presentProblem('calendar', 'en');
const unanswered = { calendar: { days: new Map(), problem } };

it.each<[string, readonly DayStatus[], Partial<BuyDescription>, string | undefined]>([
  ['a day left', ['SOLD_OUT', 'LIMITED'], {}, 'https://schema.org/InStock'],
  ['every day sold out', ['SOLD_OUT', 'SOLD_OUT'], {}, 'https://schema.org/SoldOut'],
  ['every day sold out or closed', ['SOLD_OUT', 'CLOSED'], {}, 'https://schema.org/SoldOut'],
  ['every day closed', ['CLOSED'], {}, 'https://schema.org/SoldOut'],
  ['no answer', [], unanswered, undefined],
])('shows the stock of a calendar with %s', (_, statuses, differs, availability) => {
  const ticket = nodesOf(statuses, differs).find((node) => node['@type'] === 'Product');
  expect(ticket?.offers).toMatchObject({ price: '1000.00', url: '/en/ticket-laguna-nacar/' });
  expect(ticket?.offers).toHaveProperty('seller');
  expect(Reflect.get(ticket?.offers ?? {}, 'availability')).toBe(availability);
});

it.each([
  ['17:30', '23:00', '2026-12-12T22:30:00.000Z', '2026-12-13T04:00:00.000Z'],
  ['19:00', '02:00', '2026-12-13T00:00:00.000Z', '2026-12-13T07:00:00.000Z'],
])('a show from %s to %s ends after it begins', (opens, closes, startDate, endDate) => {
  const night: PlaceText | undefined = place && { ...place, label: 'night' };
  const schedule = { ...product.schedule, type: 'OPENING_HOURS', from: opens, to: closes } as const;
  const nodes = nodesOf(['AVAILABLE'], {
    product: aProduct({ schedule }),
    ...(night && { place: night }),
  });
  const show = nodes.find((node) => node['@type'] === 'Event');
  expect(show).toMatchObject({ startDate, endDate });
});
