import assert from 'node:assert/strict';
import { answerOf } from './saying.mjs';

const one = { ADULT: 1, CHILD: 0, INFANT: 0 };

function daysOf(month) {
  const [year, number] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/** Promises of every catalogue, checked in a coming month and one currency. */
export function cataloguePromises(gateway, { month, currency }) {
  const products = async () => answerOf(await gateway.products(), 'products');
  const calendar = async (slug) =>
    answerOf(await gateway.calendar(slug, month, currency), `the calendar of ${slug}`);
  /** A ticket for one adult, on the first free day of a product. */
  async function aTicket() {
    for (const { slug } of await products()) {
      const day = (await calendar(slug)).find(({ priceFrom }) => priceFrom !== undefined);
      const time = day?.startTimes.find(({ status }) => /^(AVAILABLE|LIMITED)$/.test(status))?.time;
      if (day) return { slug, day, question: { slug, day: day.day, time, people: one } };
    }
    assert.fail(`nothing is sold in ${month} for ${currency}`);
  }
  const quote = (question) => gateway.quote({ extras: [], currency, ...question });
  return [
    {
      name: 'each product is listed once and is a variant of a listed product',
      async keeps() {
        const all = await products();
        const slugs = new Set(all.map(({ slug }) => slug));
        assert.ok(all.length > 0, 'the catalogue is empty');
        assert.equal(slugs.size, all.length);
        for (const { slug, variantOf } of all)
          assert.ok(slugs.has(variantOf), `${slug} is a variant of ${variantOf}`);
      },
    },
    {
      name: 'the calendar of a month lists each day once and in order',
      async keeps() {
        const [{ slug }] = await products();
        assert.deepEqual(
          (await calendar(slug)).map(({ day }) => day),
          daysOf(month),
        );
      },
    },
    {
      name: 'only days on sale have a price, in the requested currency',
      async keeps() {
        for (const { slug } of (await products()).slice(0, 5))
          for (const { day, status, priceFrom } of await calendar(slug)) {
            const isSold = status === 'AVAILABLE' || status === 'LIMITED';
            assert.equal(priceFrom !== undefined, isSold, `${slug} on ${day} is ${status}`);
            if (priceFrom) assert.equal(priceFrom.currency, currency);
          }
      },
    },
    {
      name: 'calendar and quote give an adult the same price',
      async keeps() {
        const { day, question } = await aTicket();
        const { total, units } = answerOf(await quote(question), 'the quote');
        assert.deepEqual({ ...total }, { ...day.priceFrom });
        assert.deepEqual(
          units.map(({ unit, quantity }) => [unit, quantity]),
          [['ADULT', 1]],
        );
      },
    },
    {
      name: 'a repeated quote has the same price',
      async keeps() {
        const { question } = await aTicket();
        const [first, second] = [await quote(question), await quote(question)];
        assert.deepEqual(
          { ...answerOf(first, 'the quote').total },
          { ...answerOf(second, 'the quote').total },
        );
      },
    },
    {
      name: 'an unknown product is a reply, not a throw',
      async keeps() {
        const asked = [
          await gateway.calendar('unknown-product', month, currency),
          await quote({ slug: 'unknown-product', day: `${month}-15`, people: one }),
        ];
        for (const { kind } of asked) assert.ok(['unknown', 'failed'].includes(kind), kind);
      },
    },
    {
      name: 'the lowest prices are in the requested currency, for listed products',
      async keeps() {
        const lowest = await gateway.pricesFrom(currency);
        if (lowest.kind === 'unknown') return;
        const slugs = new Set((await products()).map(({ slug }) => slug));
        for (const [slug, price] of answerOf(lowest, 'pricesFrom')) {
          assert.ok(slugs.has(slug), `${slug} is not a listed product`);
          assert.equal(price.currency, currency);
        }
      },
    },
  ];
}
