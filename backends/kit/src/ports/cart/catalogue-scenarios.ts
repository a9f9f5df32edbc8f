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
    name: 'a product is in the catalogue once',
    shows: 'Each slug is there once, and a variant names a product that is there.',
    run: async (kit) => {
      const all = await products(kit);
      const slugs = all.map(({ slug }) => slug);
      same('Slugs, each once', new Set(slugs).size, slugs.length);
      const lost = all.filter(({ variantOf }) => variantOf && !slugs.includes(variantOf));
      same('Variants of nothing', lost, []);
    },
  },
  {
    name: 'a month has each of its days',
    shows: 'A calendar has the days of its month, each once and in their order.',
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
    shows: 'Where it is yesterday in Cancún nothing is sold for that day: DAY_PAST, and no price.',
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
    name: 'today is not yesterday',
    shows: 'The day that it is in Cancún is not past while a park is open or a tour leaves later.',
    run: async (kit) => {
      const day = today(kit);
      const inAnHour = new Date(kit.now().getTime() + 3_600_000);
      const time = timeAt(inAnHour);
      const open = (await products(kit)).flatMap((product) => {
        const last = lastOf(product.schedule);
        return dayAt(inAnHour) === day && last > time ? [{ product, last }] : [];
      });
      if (open.length === 0) kit.leaveOut(`by ${time} there nothing is open any more`);
      for (const { product, last } of open) {
        const StartTime = product.schedule.startTimes ? last : null;
        const call = pricing({ slug: product.slug, time: StartTime, days: [day, day, day] });
        const { body } = await kit.ask<{ code?: string }>('pricing', call);
        holds(body?.code !== 'DAY_PAST', `${product.slug} is refused for ${day} as past.`);
      }
    },
  },
  {
    name: 'a price ends with the operator’s day',
    shows: 'A price that a passing day ends does so at midnight in Cancún, and not at UTC’s.',
    run: async (kit) => {
      const ends = (await quotes(kit)).flatMap(({ ValidUntil }) =>
        ValidUntil ? [new Date(ValidUntil).toISOString()] : [],
      );
      if (ends.length === 0) kit.leaveOut('no price says until when it stands');
      const ofUtc = ends.filter((end) => end.endsWith('T00:00:00.000Z'));
      same('Prices that end at a midnight of UTC', ofUtc, []);
    },
  },
  {
    name: 'a day in three years is too far',
    shows: 'A day beyond the calendar is refused with DAY_TOO_FAR.',
    run: async (kit) => {
      const far = dayAt(new Date(kit.now().getTime() + 3 * 365 * 86_400_000));
      await kit.refused('pricing', pricing(await aTicket(kit), { Date: far }), 'DAY_TOO_FAR');
    },
  },
  {
    name: 'the calendar says what an adult pays',
    shows:
      'The price of a day is what one adult is quoted for it, of every product, for soon and for later.',
    run: async (kit) => {
      const all = await quotes(kit);
      for (const { slug, day, Total } of all)
        sameAmount(`${slug} on ${day.date}`, micros(day.priceFrom ?? 0), micros(Total));
      holds(all.length > 0, 'Nothing has a price on a day that the calendar sells.');
    },
  },
  {
    name: 'amounts have the digits of their currency',
    shows:
      'No amount has more digits than ISO 4217 gives its currency; yen and Chilean pesos have none.',
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
    name: 'a unit is rounded, and no line',
    shows:
      'In every currency a unit’s amount is its price times their number, of few people and of many.',
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
    name: 'a currency of nowhere is refused',
    shows: 'A currency that nobody has is answered 400 BAD_REQUEST.',
    run: async (kit) => {
      const call = pricing(await aTicket(kit), { Currency: 'QQQ' });
      await kit.refused('pricing', call, 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'pricesFrom: the lowest price is of the coming thirty days',
    shows:
      'The lowest price of a product is the lowest of its calendar over the coming thirty days.',
    run: async (kit) => {
      const { prices } = await kit.need<{ prices: { slug: string; priceFrom: Decimal }[] }>(
        'pricesFrom',
        { query: { currency: 'MXN' } },
      );
      const { slug } = await aTicket(kit);
      const own = prices.find((one) => one.slug === slug);
      if (!own) return kit.leaveOut(`it says no lowest price of ${slug}`);
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
