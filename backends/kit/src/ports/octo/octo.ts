import { isDeepStrictEqual } from 'node:util';
import type { Kit, Port } from '../../kit/scenario.js';
import { bookable } from './asks.js';
import { changing } from './changing.js';
import { reserving } from './reserving.js';
import { selling } from './selling.js';
import { days } from './days.js';
import { reading } from './reading.js';

/** Comparisons need stable prices. */
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

/** Any OCTO supplier. Scenarios compare its replies with its own earlier replies. */
export const octo: Port = {
  name: 'octo',
  givens: [],
  probe: { operation: 'supplier' },
  limitOf: ({ method }) => (method === 'GET' ? 3_000 : 15_000),
  headersOf: async () => ({ 'Octo-Capabilities': 'octo/pricing' }),
  // If the call fails, its own scenario reports it.
  isUnsteady: (kit) => changingPrice(kit).catch(() => undefined),
  scenarios: [...reading, ...days, ...reserving, ...changing, ...selling],
};
