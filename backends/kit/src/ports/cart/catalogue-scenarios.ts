import { type Decimal, fitsCurrency, micros, sameAmount } from '../../kit/amounts.js';
import { dayAt, later, monthOf, monthsFrom, timeAt } from '../../kit/days.js';
import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import {
  aTicket,
  calendar,
  type CalendarDay,
  pricing,
  type Product,
  products,
  today,
  type Unit,
  units,
} from './asks.js';
import { dayFrom, ticketOn } from './finds.js';

interface Priced {
  readonly Units: readonly Unit[];
  readonly Total: Decimal;
  readonly ValidUntil?: string | null;
}

/** The quote for one adult of each product on a near day, and on days with possible discounts. */
const quotes = (kit: Kit) =>
  kit.found('quotes of one adult', async () => {
    const found: (Priced & { readonly slug: string; readonly day: CalendarDay })[] = [];
    for (const product of await products(kit))
      for (const ahead of [1, 8, 22]) {
        const stockDay = await dayFrom(kit, product, later(today(kit), ahead));
        if (!stockDay) continue;
        const call = pricing(ticketOn(stockDay), { Units: units(1) });
        const { status, body } = await kit.ask<Priced>('pricing', call);
        if (status < 300) found.push({ ...body, slug: product.slug, day: stockDay.day });
      }
    return found;
  });

/** When the last visit of a day begins or ends; `24:00` for hours past midnight. */
const lastOf = ({ startTimes, from = '', to = '' }: Product['schedule']): string =>
  startTimes ? (startTimes.toSorted().at(-1) ?? '') : to <= from ? '24:00' : to;

const daysIn = (month: string): readonly string[] => {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = later(day)) days.push(day);
  return days;
};

/** Currencies with different digits; a server may sell in any of them. */
const tried = ['MXN', 'USD', 'EUR', 'JPY', 'CLP', 'BRL', 'GBP'];

const isSold = ({ status }: { readonly status: string }) =>
  status === 'AVAILABLE' || status === 'LIMITED';

export const catalogue: readonly Scenario[] = [
  {
    name: 'each product is listed once',
    shows: 'Each slug is listed once, and each variant names a listed product.',
    run: async (kit) => {
      const all = await products(kit);
      const slugs = all.map(({ slug }) => slug);
      same('Distinct slugs', new Set(slugs).size, slugs.length);
      const lost = all.filter(({ variantOf }) => variantOf && !slugs.includes(variantOf));
      same('Variants of unlisted products', lost, []);
    },
  },
  {
    name: 'the calendar of a month lists each day',
    shows: 'A calendar lists the days of its month, each once and in order.',
    run: async (kit) => {
      const { slug } = await aTicket(kit);
      for (const month of monthsFrom(kit.now(), 4).slice(1)) {
        const days = await calendar(kit, slug, month);
        same(
          `Days of ${month}`,
          days.map(({ date }) => date),
          daysIn(month),
        );
      }
    },
  },
  {
    name: 'yesterday is not sold',
    shows: 'Yesterday’s date in Cancún has no price and is refused with DAY_PAST.',
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const yesterday = later(today(kit), -1);
      const days = await calendar(kit, ticket.slug, monthOf(yesterday));
      const day = days.find(({ date }) => date === yesterday);
      holds(!day || (!isSold(day) && day.priceFrom === null), `The calendar sells ${yesterday}.`);
      await kit.refused('pricing', pricing(ticket, { Date: yesterday }), 'DAY_PAST');
    },
  },
  {
    name: 'today in Cancún is not past',
    shows:
      'The current day in Cancún is not refused as past while a park is open or a tour has yet to leave.',
    run: async (kit) => {
      const day = today(kit);
      const inAnHour = new Date(kit.now().getTime() + 3_600_000);
      const time = timeAt(inAnHour);
      const open = (await products(kit)).flatMap((product) => {
        const last = lastOf(product.schedule);
        return dayAt(inAnHour) === day && last > time ? [{ product, last }] : [];
      });
      if (open.length === 0) kit.leaveOut(`at ${time} in Cancún nothing is open any more`);
      for (const { product, last } of open) {
        const StartTime = product.schedule.startTimes ? last : null;
        const call = pricing({ slug: product.slug, time: StartTime, days: [day, day, day] });
        const { body } = await kit.ask<{ code?: string }>('pricing', call);
        holds(body?.code !== 'DAY_PAST', `The server refuses ${product.slug} on ${day} as past.`);
      }
    },
  },
  {
    name: 'a price expires when the day ends in Cancún',
    shows: 'A price that is valid for the day expires at midnight in Cancún, not at midnight UTC.',
    run: async (kit) => {
      const ends = (await quotes(kit)).flatMap(({ ValidUntil }) =>
        ValidUntil ? [new Date(ValidUntil).toISOString()] : [],
      );
      if (ends.length === 0) kit.leaveOut('no price has an end');
      const ofUtc = ends.filter((end) => end.endsWith('T00:00:00.000Z'));
      same('Prices that expire at midnight UTC', ofUtc, []);
    },
  },
  {
    name: 'refuses a day three years ahead with DAY_TOO_FAR',
    shows: 'The server refuses a day beyond the calendar with DAY_TOO_FAR.',
    run: async (kit) => {
      const far = dayAt(new Date(kit.now().getTime() + 3 * 365 * 86_400_000));
      await kit.refused('pricing', pricing(await aTicket(kit), { Date: far }), 'DAY_TOO_FAR');
    },
  },
  {
    name: 'calendar and quote give an adult the same price',
    shows:
      'For every product, the calendar’s price of a near and a later day equals the quote for one adult.',
    run: async (kit) => {
      const all = await quotes(kit);
      for (const { slug, day, Total } of all)
        sameAmount(`${slug} on ${day.date}`, micros(day.priceFrom ?? 0), micros(Total));
      holds(all.length > 0, 'No product has a quote on a day that the calendar sells.');
    },
  },
  {
    name: 'amounts have the decimals of their currency',
    shows:
      'No amount has more decimals than ISO 4217 gives its currency. Yen and Chilean pesos have none.',
    run: async (kit) => {
      const ticket = await aTicket(kit);
      for (const Currency of tried) {
        const call = pricing(ticket, { Currency, Units: units(2, 1) });
        const { status, body } = await kit.ask<Priced>('pricing', call);
        if (status >= 400) continue;
        fitsCurrency('Total', body.Total, Currency);
        for (const one of body.Units) fitsCurrency(one.Type, one.UnitPrice, Currency);
      }
    },
  },
  {
    name: 'prices are rounded per unit, not per line',
    shows:
      'In every currency a unit’s amount is its price times its quantity, for few people and for many.',
    run: async (kit) => {
      const ticket = await aTicket(kit);
      for (const Currency of tried) {
        const call = pricing(ticket, { Currency, Units: units(3, 7) });
        const { status, body } = await kit.ask<Priced>('pricing', call);
        if (status >= 400) continue;
        for (const { Type, Quantity, UnitPrice, Amount } of body.Units)
          sameAmount(
            `${Quantity} ${Type} in ${Currency}`,
            micros(Amount),
            micros(UnitPrice) * BigInt(Quantity),
          );
      }
    },
  },
  {
    name: 'refuses an unknown currency with BAD_REQUEST',
    shows: 'An unknown currency gets 400 BAD_REQUEST.',
    run: async (kit) => {
      const call = pricing(await aTicket(kit), { Currency: 'QQQ' });
      await kit.refused('pricing', call, 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'pricesFrom: the lowest price is that of the next 30 days',
    shows: 'The lowest price of a product is the lowest in its calendar over the next 30 days.',
    run: async (kit) => {
      const { prices } = await kit.need<{ prices: { slug: string; priceFrom: Decimal }[] }>(
        'pricesFrom',
        { query: { currency: 'MXN' } },
      );
      const { slug } = await aTicket(kit);
      const own = prices.find((one) => one.slug === slug);
      if (!own) return kit.leaveOut(`it sends no lowest price for ${slug}`);
      const months = monthsFrom(kit.now(), 2);
      const days = (await Promise.all(months.map((one) => calendar(kit, slug, one)))).flat();
      const last = later(today(kit), 29);
      const coming = days.filter((one) => one.date >= today(kit) && one.date <= last);
      const all = coming.flatMap(({ priceFrom }) =>
        priceFrom === null ? [] : [micros(priceFrom)],
      );
      const lowest = all.reduce((one, two) => (two < one ? two : one), all[0] ?? 0n);
      sameAmount(`${slug}, lowest`, micros(own.priceFrom), lowest);
    },
  },
];
