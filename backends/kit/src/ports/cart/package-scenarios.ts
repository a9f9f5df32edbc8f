import { type Decimal, micros, sameAmount, sum } from '../../kit/amounts.js';
import { same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { type Cart, currency, display, products, session, units } from './asks.js';
import { adding, changes, packed, parts, wanted } from './package-asks.js';
import { promoScenarios } from './promo-scenarios.js';
import { stayScenarios } from './stay-scenarios.js';

const packages: readonly Scenario[] = [
  {
    name: 'addPackage: the cart charges what was quoted',
    shows: 'Quote, package and cart total are the same amount, which is the sum of the parts.',
    changes,
    run: async (kit) => {
      const body = { ...(await wanted(kit)), Currency: currency };
      const quote = await kit.need<{ Total: Decimal; Parts: { Total: Decimal }[] }>(
        'packagePricing',
        { body },
      );
      const cart = await packed(kit);
      const [one] = cart.Packages ?? [];
      sameAmount(
        'The parts quoted',
        sum(quote.Parts.map(({ Total }) => Total)),
        micros(quote.Total),
      );
      sameAmount('The package', micros(one?.Amount ?? 0), micros(quote.Total));
      sameAmount('The total', micros(cart.Totals.Total), micros(quote.Total));
      same('Its parts', one?.Items.length, 2);
      same('Other lines in the cart', cart.Items.length, 0);
    },
  },
  {
    name: 'addPackage: refuses a package of one part with PACKAGE_PARKS',
    shows: 'The server refuses a package of one part with PACKAGE_PARKS.',
    run: async (kit) => {
      const [one] = await parts(kit);
      await kit.refused('addPackage', await adding(kit, { Parts: [one] }), 'PACKAGE_PARKS');
    },
  },
  {
    name: 'addPackage: refuses two parts on one day with SAME_DATE',
    shows: 'The server refuses two parts on one day with SAME_DATE.',
    run: async (kit) => {
      const [one, two] = await parts(kit);
      const Parts = [one, { ...two, Date: one?.Date }];
      await kit.refused('addPackage', await adding(kit, { Parts }), 'SAME_DATE');
    },
  },
  {
    name: 'splitPackage: the parts become single lines',
    shows: 'The parts of a split package become lines of the cart and keep their Ids.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const [one] = cart.Packages ?? [];
      const path = { Id: one?.Id ?? '' };
      const single = await kit.need<Cart>('splitPackage', { path, body: session(cart) });
      const ids = (items: Cart['Items'] = []) => items.map(({ Id }) => Id).sort();
      same('Lines', ids(single.Items), ids(one?.Items));
      same('Packages', single.Packages?.length ?? 0, 0);
    },
  },
  {
    name: 'removePackage: all parts leave the cart',
    shows:
      'After a package is removed the cart costs nothing. Removing it again gets UNKNOWN_PACKAGE.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const path = { Id: cart.Packages?.[0]?.Id ?? '' };
      const empty = await kit.need<Cart>('removePackage', { path, body: session(cart) });
      sameAmount('The total', micros(empty.Totals.Total), 0n);
      await kit.refused('removePackage', { path, body: session(cart) }, 'UNKNOWN_PACKAGE');
    },
  },
];

const changing: readonly Scenario[] = [
  {
    name: 'changePackage: every part gets the new people',
    shows:
      'A changed package keeps its Id, has the new people in each part, and costs their price.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const [one] = cart.Packages ?? [];
      const body = { ...session(cart), ...(await wanted(kit)), Units: units(3) };
      const path = { Id: one?.Id ?? '' };
      const { Packages = [], Totals } = await kit.need<Cart>('changePackage', { path, body });
      same(
        'Packages',
        Packages.map(({ Id }) => Id),
        [path.Id],
      );
      const adults = Packages[0]?.Items.map(({ Units }) => Units[0]?.Quantity);
      same('Adults of each part', adults, [3, 3]);
      sameAmount('The total', micros(Totals.Total), micros(Packages[0]?.Amount ?? 0));
    },
  },
  {
    name: 'changePackage: a refused change leaves the package unchanged',
    shows: 'After a refusal with SAME_DATE each part is as it was before.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const [one] = cart.Packages ?? [];
      const [first, second] = await parts(kit);
      const Parts = [first, { ...second, Date: first?.Date }];
      const body = { ...session(cart), ...(await wanted(kit)), Parts };
      const path = { Id: one?.Id ?? '' };
      await kit.refused('changePackage', { path, body }, 'SAME_DATE');
      const [after] = (await display(kit, cart)).Packages ?? [];
      const facts = (items: Cart['Items'] = []) =>
        items.map(({ Id, Date, Amount }) => ({ Id, Date, Amount }));
      same('Its parts', facts(after?.Items), facts(one?.Items));
    },
  },
  {
    name: 'changePackage: refuses an unknown package with UNKNOWN_PACKAGE',
    shows: 'An unknown package gets 404 UNKNOWN_PACKAGE.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const body = { ...session(cart), ...(await wanted(kit)) };
      const path = { Id: `none-${kit.unique()}` };
      await kit.refused('changePackage', { path, body }, 'UNKNOWN_PACKAGE', 404);
    },
  },
  {
    name: 'addPackage: refuses six products with PACKAGE_LIMIT',
    shows: 'The server refuses a package of more than five products with PACKAGE_LIMIT.',
    run: async (kit) => {
      const [one] = await parts(kit);
      const call = await adding(kit, { Parts: Array(6).fill(one) });
      await kit.refused('addPackage', call, 'PACKAGE_LIMIT');
    },
  },
  {
    name: 'addPackage: refuses a product twice with DUPLICATE_PRODUCT',
    shows: 'The server refuses a package with one product twice. The field names the second part.',
    run: async (kit) => {
      const [one, two] = await parts(kit);
      const Parts = [one, { ...one, Date: two?.Date }];
      const { body } = await kit.refused(
        'addPackage',
        await adding(kit, { Parts }),
        'DUPLICATE_PRODUCT',
      );
      same('Its field', body.field, 'Parts.1');
    },
  },
];

const rest: readonly Scenario[] = [
  {
    name: 'pickups: each pickup place has a unique id',
    shows: 'Each pickup place of each town has a unique id.',
    run: async (kit) => {
      const { towns } = await kit.need<{
        towns: { pickups: { id: string }[] }[];
      }>('pickups', { query: { slug: (await products(kit))[0]?.slug ?? '' } });
      const ids = towns.flatMap(({ pickups }) => pickups.map(({ id }) => id));
      same('Distinct ids', new Set(ids).size, ids.length);
    },
  },
  {
    name: 'findVoucher: an unknown code gets 404',
    shows: 'A code of no unit gets 404.',
    run: async (kit) => {
      const { status } = await kit.ask('findVoucher', { body: { Code: '0000-0000-0000' } });
      same('Its status', status, 404);
    },
  },
  {
    name: 'endedVouchers: each code is listed once',
    shows: 'The list has each redeemed or revoked code once.',
    run: async (kit) => {
      const { Vouchers } = await kit.need<{ Vouchers: { Code: string }[] }>('endedVouchers');
      const all = Vouchers.map(({ Code }) => Code);
      same('Distinct codes', new Set(all).size, all.length);
    },
  },
];

export const packageScenarios: readonly Scenario[] = [
  ...packages,
  ...changing,
  ...promoScenarios,
  ...stayScenarios,
  ...rest,
];
