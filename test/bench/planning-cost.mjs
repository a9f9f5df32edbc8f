// Cost of finding the cheapest days: four parks in sixty days for a family, in ms of processor
// time.
import { addDays, cheapestDays, money } from '../../dist/libs/domain/src/index.js';
import { cpuMs } from './serve.mjs';
import { median } from './statistics.mjs';

const turns = 300;
const today = '2026-11-20';

/** Worst case: no day is full and cheap days coincide, so the search prunes nothing early. */
const requests = ['a', 'b', 'c', 'd'].map((parent, at) => ({
  parent,
  products: 1,
  notDiscount: at === 3,
  extras: [{ extra: 'food', price: money(45_000, 'MXN') }],
  days: Array.from({ length: 60 }, (_, lead) => ({
    day: addDays(today, lead),
    listPrice: money(150_000 + ((lead * 7 + at) % 5) * 10_000, 'MXN'),
    places: 5 + (lead % 4),
    times: ['08:00', '11:00', '14:00'].map((time) => ({ time, places: undefined })),
  })),
}));
const question = { requests, people: { ADULT: 2, CHILD: 2, INFANT: 1 }, today, currency: 'MXN' };

function costOfOne() {
  const before = cpuMs();
  if (cheapestDays(question).runnersUp?.length !== 2) throw new Error('Three plans were expected.');
  return cpuMs() - before;
}

process.once('message', () => {
  process.once('disconnect', () => process.exit(0));
  const firstMs = costOfOne();
  process.send({ firstMs, medianMs: median(Array.from({ length: turns }, costOfOne)) });
});
