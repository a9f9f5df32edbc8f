import { type Decimal, micros, sameAmount } from '../../kit/amounts.js';
import type { Given, Kit, Scenario } from '../../kit/scenario.js';
import { type Cart, display, filled, session, tickets } from './asks.js';

const code = (kit: Kit, cart: Cart, Code: string) => ({ body: { ...session(cart), Code } });

const working: readonly Scenario[] = [
  {
    name: 'addPromo: refuses an unknown code with PROMO_UNKNOWN',
    shows: 'The server refuses an unknown code and leaves the cart unchanged.',
    changes: 'fills a cart and empties it',
    run: async (kit) => {
      const [ticket] = await tickets(kit);
      const cart = await filled(kit, ticket);
      const Code = `NONE-${kit.unique().toUpperCase()}`;
      await kit.refused('addPromo', code(kit, cart, Code), 'PROMO_UNKNOWN');
      const after = await display(kit, cart);
      sameAmount('The total', micros(after.Totals.Total), micros(cart.Totals.Total));
    },
  },
  {
    name: 'addPromo: a code reduces the total by its stated saving',
    shows: 'A code reduces the total by its stated saving. Removing it restores the total.',
    changes: 'adds the given code to a cart and removes it',
    run: async (kit) => {
      const Code = kit.given('promo');
      const [ticket] = await tickets(kit);
      const cart = await filled(kit, ticket);
      const before = micros(cart.Totals.Total);
      const { Totals, Promo } = await kit.need<Cart & { Promo?: { Saved: Decimal } }>(
        'addPromo',
        code(kit, cart, Code),
      );
      sameAmount('The total', micros(Totals.Total), before - micros(Promo?.Saved ?? 0));
      const call = { path: { Code }, body: session(cart) };
      const without = await kit.need<Cart>('removePromo', call);
      sameAmount('The total without it', micros(without.Totals.Total), before);
    },
  },
];

/** Codes that give the kit's two adults no discount, each with its own reason. */
const useless = {
  promoUsed: ['PROMO_USED', 'that was used'],
  promoExpired: ['PROMO_EXPIRED', 'that has expired'],
  promoNotYet: ['PROMO_NOT_YET', 'that is not valid yet'],
  promoCurrency: ['PROMO_CURRENCY', 'in a currency other than MXN'],
  promoProduct: ['PROMO_PRODUCT', 'for other products than the kit’s tickets'],
  promoMinimum: ['PROMO_MINIMUM', 'with a minimum above the price of two adults’ tickets'],
} as const;

export const promoGivens: readonly Given[] = [
  { name: 'promo', means: 'a code with a discount on two adults’ tickets' },
  { name: 'promoOther', means: 'another such code' },
  ...Object.entries(useless).map(([name, [, what]]) => ({ name, means: `a code ${what}` })),
];

const refused = Object.entries(useless).map(([given, [word, what]]): Scenario => ({
  name: `addPromo: refuses a code ${what} with ${word}`,
  shows: `The server refuses a code ${what} with ${word} and leaves the cart unchanged.`,
  changes: 'fills a cart and empties it',
  run: async (kit) => {
    const Code = kit.given(given);
    const [ticket] = await tickets(kit);
    const cart = await filled(kit, ticket);
    await kit.refused('addPromo', code(kit, cart, Code), word);
    const { Totals } = await display(kit, cart);
    sameAmount('The total', micros(Totals.Total), micros(cart.Totals.Total));
  },
}));

const second: Scenario = {
  name: 'addPromo: refuses a second code with PROMO_WITH_ANOTHER',
  shows: 'A cart holds one code. The server refuses a second one with PROMO_WITH_ANOTHER.',
  changes: 'adds the given code to a cart and empties it',
  run: async (kit) => {
    const [first, other] = [kit.given('promo'), kit.given('promoOther')];
    const [ticket] = await tickets(kit);
    const cart = await filled(kit, ticket);
    await kit.need('addPromo', code(kit, cart, first));
    await kit.refused('addPromo', code(kit, cart, other), 'PROMO_WITH_ANOTHER');
  },
};

export const promoScenarios: readonly Scenario[] = [...working, ...refused, second];
