import { type Decimal, micros, sameAmount } from '../../kit/amounts.js';
import type { Given, Kit, Scenario } from '../../kit/scenario.js';
import { type Cart, display, filled, session, tickets } from './asks.js';

const code = (kit: Kit, cart: Cart, Code: string) => ({ body: { ...session(cart), Code } });

const working: readonly Scenario[] = [
  {
    name: 'addPromo: a code of nobody is PROMO_UNKNOWN',
    shows: 'A code that was never given out is refused, and the cart is as it was.',
    changes: 'holds places in a cart, and empties it',
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
    name: 'addPromo: a code takes off what it says',
    shows: 'The total is less by what the code says that it saves, and as before without it.',
    changes: 'puts the code that was given into a cart, and takes it out',
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
  promoExpired: ['PROMO_EXPIRED', 'whose time is over'],
  promoNotYet: ['PROMO_NOT_YET', 'whose time has not begun'],
  promoCurrency: ['PROMO_CURRENCY', 'of another currency than MXN'],
  promoProduct: ['PROMO_PRODUCT', 'for a product that two adults’ tickets are not'],
  promoMinimum: ['PROMO_MINIMUM', 'for carts that cost more than two adults’ tickets'],
} as const;

export const promoGivens: readonly Given[] = [
  { name: 'promo', means: 'a code that takes something off two adults’ tickets' },
  { name: 'promoOther', means: 'another such code' },
  ...Object.entries(useless).map(([name, [, what]]) => ({ name, means: `a code ${what}` })),
];

const refused = Object.entries(useless).map(([given, [word, what]]): Scenario => ({
  name: `addPromo: a code ${what} is ${word}`,
  shows: `A code ${what} is refused with ${word}, and the cart is as it was.`,
  changes: 'holds places in a cart, and empties it',
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
  name: 'addPromo: a second code is PROMO_WITH_ANOTHER',
  shows: 'A cart has one code: another one is refused while it is there.',
  changes: 'puts the code that was given into a cart, and empties it',
  run: async (kit) => {
    const [first, other] = [kit.given('promo'), kit.given('promoOther')];
    const [ticket] = await tickets(kit);
    const cart = await filled(kit, ticket);
    await kit.need('addPromo', code(kit, cart, first));
    await kit.refused('addPromo', code(kit, cart, other), 'PROMO_WITH_ANOTHER');
  },
};

export const promoScenarios: readonly Scenario[] = [...working, ...refused, second];
