import { isDeepStrictEqual } from 'node:util';
import { doors, type Sample, type Write } from '../../kit/general.js';
import { keys } from '../../kit/keys.js';
import type { Kit, Port, Scenario } from '../../kit/scenario.js';
import { adding, aTicket, type Cart, drop, pricing, type Unit, units } from './asks.js';
import { catalogue } from './catalogue-scenarios.js';
import { holdScenarios } from './hold-scenarios.js';
import { lineScenarios } from './line-scenarios.js';
import { orderScenarios } from './order-scenarios.js';
import { choiceScenarios } from './choice-scenarios.js';
import { gateScenarios } from './gate-scenarios.js';
import { orderEnds } from './order-ends.js';
import { packageScenarios } from './package-scenarios.js';
import { paymentGivens } from './paid-order.js';
import { promoGivens } from './promo-scenarios.js';
import { rightScenarios } from './right-scenarios.js';
import { unpaidGivens, unpaidScenarios } from './unpaid-scenarios.js';

const quoting: Sample = {
  operation: 'pricing',
  call: async (kit) => pricing(await aTicket(kit)),
};

const filling: Write = {
  operation: 'addItem',
  changes: 'fills a cart and empties it',
  call: async (kit) => adding(await aTicket(kit)),
  other: (call) => ({ ...call, body: { ...Object(call.body), Units: units(3) } }),
  undo: (kit, body) => drop(kit, body as Cart), // as: the reply of addItem
};

const site: Scenario = {
  name: 'a call without a site header is refused',
  shows: 'A call without SiteCode or PrefixProject gets 400 BAD_REQUEST.',
  run: async (kit) => {
    for (const name of ['SiteCode', 'PrefixProject'])
      await kit.refused('products', { headers: { [name]: '' } }, 'BAD_REQUEST', 400);
  },
};

const waitsLong = /^(placeOrder|confirmOrder|cancelOrder|changeDate|claimWeather|redeemVoucher)$/;
const reads = /^(order|ordersOf|endedVouchers|findVoucher)$/;

/** Comparisons need stable prices. Units may come in any order. */
async function changingPrice(kit: Kit): Promise<string | undefined> {
  const ticket = await aTicket(kit);
  const ask = async () => {
    const { Total, Units = [] } = Object((await kit.ask('pricing', pricing(ticket))).body);
    const units: readonly Unit[] = Units;
    return [Total, ...units.map(({ Type, UnitPrice }) => `${Type} ${UnitPrice}`).sort()];
  };
  const [first, second, third] = [await ask(), await ask(), await ask()];
  if (isDeepStrictEqual(first, second) || isDeepStrictEqual(second, third)) return undefined;
  return `changes the price of ${ticket.slug} on each call, so the kit can’t compare prices`;
}

export const cart: Port = {
  name: 'cart',
  givens: [
    { name: 'prefixProject', means: 'the header PrefixProject', isNeeded: true },
    { name: 'siteCode', means: 'the header SiteCode', isNeeded: true },
    ...promoGivens,
    ...paymentGivens,
    ...unpaidGivens,
  ],
  probe: { operation: 'products' },
  // The shop's own timeouts: orders may take longer than carts.
  limitOf: ({ id, method }) =>
    waitsLong.test(id) ? 15_000 : reads.test(id) || method !== 'GET' ? 3000 : 1500,
  headersOf: async ({ kit }) => ({
    PrefixProject: kit.given('prefixProject'),
    SiteCode: kit.given('siteCode'),
  }),
  // If the call fails, its own scenario reports it.
  isUnsteady: (kit) => changingPrice(kit).catch(() => undefined),
  scenarios: [
    ...doors(quoting, { body: { Slug: 1 } }),
    site,
    ...keys(filling),
    ...catalogue,
    ...lineScenarios,
    ...holdScenarios,
    ...choiceScenarios,
    ...orderScenarios,
    ...orderEnds,
    ...unpaidScenarios,
    ...packageScenarios,
    ...rightScenarios,
    ...gateScenarios,
  ],
};
