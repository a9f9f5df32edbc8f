import assert from 'node:assert/strict';

/** Promises of every hotels backend about prices and days, where it has them. */
export function hotelsPromises(gateway, { month, currency }) {
  return [
    {
      name: 'the lowest nights are in the requested currency',
      async keeps() {
        const asked = await gateway.pricesFrom(currency);
        if (asked.kind === 'unknown') return;
        assert.equal(asked.kind, 'ok', JSON.stringify(asked));
        for (const [hotel, price] of asked.answer) {
          assert.equal(price.currency, currency, hotel);
          assert.ok(price.amount > 0, `a night in ${hotel} costs nothing`);
        }
      },
    },
    {
      name: 'the calendar lists only days of its month, once and in order',
      async keeps() {
        const asked = await gateway.calendar('all', month, currency);
        if (asked.kind === 'unknown') return;
        assert.equal(asked.kind, 'ok', JSON.stringify(asked));
        const days = asked.answer.map(({ day }) => day);
        assert.deepEqual(days, [...new Set(days)].toSorted());
        for (const day of days) assert.equal(day.slice(0, 7), month);
      },
    },
  ];
}
