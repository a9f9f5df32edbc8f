import { type Decimal, fitsCurrency, micros, sameAmount } from '../../kit/amounts.js';
import { dayAt, later, monthOf, monthsFrom } from '../../kit/days.js';
import { holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { aTicket, calendar, products, pricing, tickets, today, type Unit, units } from './asks.js';

interface Priced {
  readonly Units: readonly Unit[];
  readonly Total: Decimal;
}

const daysIn = (month: string): readonly string[] => {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = later(day)) days.push(day);
  return days;
};

/** Currencies of other digits and other readers, of which a server may have any. */
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
    shows: 'The day that it is in Cancún is not refused as past before its last entry.',
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const day = today(kit);
      const hour = new Date(kit.now().getTime() - 5 * 3_600_000).getUTCHours();
      if (hour >= 9) kit.leaveOut(`it is ${hour} o’clock there, and a park may be closing`);
      const reply = await kit.ask<{ code?: string }>('pricing', pricing(ticket, { Date: day }));
      holds(reply.body?.code !== 'DAY_PAST', `${day} is refused as past.`);
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
    shows: 'The price of a day is what one adult is quoted for it.',
    run: async (kit) => {
      for (const ticket of await tickets(kit)) {
        const [date] = ticket.days;
        const day = (await calendar(kit, ticket.slug, monthOf(date))).find(
          (one) => one.date === date,
        );
        const what = { Units: units(1), Date: date };
        const { Total } = await kit.need<Priced>('pricing', pricing(ticket, what));
        const said = day?.priceFrom ?? 0;
        sameAmount(`${ticket.slug} on ${date}`, micros(said), micros(Total));
      }
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
