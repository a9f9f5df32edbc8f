import { isDeepStrictEqual } from 'node:util';
import type { Kit, Port } from '../../kit/scenario.js';
import { bookable } from './asks.js';
import { changing } from './changing.js';
import { reserving } from './reserving.js';
import { selling } from './selling.js';
import { days } from './days.js';
import { reading } from './reading.js';

/** Nothing can be compared with prices that are other ones each time. */
async function changingPrice(kit: Kit): Promise<string | undefined> {
  const { product, option, places } = await bookable(kit);
  const day = places[0].localDateTimeStart.slice(0, 10);
  const ids = { productId: product.id, optionId: option.id };
  const body = { ...ids, localDateStart: day, localDateEnd: day };
  const ask = async () => {
    const all = await kit.need<readonly Priced[]>('availability', { body });
    return all.map(({ unitPricing, pricing }) => unitPricing ?? pricing ?? null);
  };
  const [first, second, third] = [await ask(), await ask(), await ask()];
  if (isDeepStrictEqual(first, second) || isDeepStrictEqual(second, third)) return undefined;
  return `changes the price of ${product.id} on each call, so nothing can be compared`;
}

interface Priced {
  readonly unitPricing?: unknown;
  readonly pricing?: unknown;
}

/** A supplier that speaks OCTO, whoever it is: what it says is held against what it said before. */
export const octo: Port = {
  name: 'octo',
  givens: [],
  probe: { operation: 'supplier' },
  limitOf: ({ method }) => (method === 'GET' ? 3_000 : 15_000),
  headersOf: async () => ({ 'Octo-Capabilities': 'octo/pricing' }),
  // What can't be asked at all is told by its own scenario.
  isUnsteady: (kit) => changingPrice(kit).catch(() => undefined),
  scenarios: [...reading, ...days, ...reserving, ...changing, ...selling],
};
