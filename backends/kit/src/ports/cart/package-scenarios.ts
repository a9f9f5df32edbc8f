import { type Decimal, micros, sameAmount, sum } from '../../kit/amounts.js';
import { same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { type Cart, currency, display, products, session, units } from './asks.js';
import { adding, changes, packed, parts, wanted } from './package-asks.js';
import { promoScenarios } from './promo-scenarios.js';
import { stayScenarios } from './stay-scenarios.js';

const packages: readonly Scenario[] = [
  {
    name: 'addPackage: a package costs what it was quoted',
    shows: 'Quote, package and total of a cart are one amount, and that of its parts together.',
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
      same('Loose lines beside it', cart.Items.length, 0);
    },
  },
  {
    name: 'addPackage: one part is no package',
    shows: 'A package of one part is refused with PACKAGE_PARKS.',
    run: async (kit) => {
      const [one] = await parts(kit);
      await kit.refused('addPackage', await adding(kit, { Parts: [one] }), 'PACKAGE_PARKS');
    },
  },
  {
    name: 'addPackage: two parts have two days',
    shows: 'Two parts on one day are refused with SAME_DATE.',
    run: async (kit) => {
      const [one, two] = await parts(kit);
      const Parts = [one, { ...two, Date: one?.Date }];
      await kit.refused('addPackage', await adding(kit, { Parts }), 'SAME_DATE');
    },
  },
  {
    name: 'splitPackage: its parts become loose lines',
    shows: 'A package that is taken apart leaves its parts, with their Ids, as lines of the cart.',
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
    name: 'removePackage: it goes whole',
    shows: 'A removed package leaves no part behind, and is UNKNOWN_PACKAGE after.',
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
    name: 'changePackage: it takes other people whole',
    shows:
      'A package that is changed keeps its Id, has the new people in each part, and costs their price.',
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
    name: 'changePackage: what is refused leaves it as it was',
    shows: 'A package is changed whole or not at all: after SAME_DATE each part is as it was.',
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
    name: 'changePackage: one that is not there is UNKNOWN_PACKAGE',
    shows: 'A package that nobody has is answered 404 UNKNOWN_PACKAGE.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const body = { ...session(cart), ...(await wanted(kit)) };
      const path = { Id: `none-${kit.unique()}` };
      await kit.refused('changePackage', { path, body }, 'UNKNOWN_PACKAGE', 404);
    },
  },
  {
    name: 'addPackage: six products are PACKAGE_LIMIT',
    shows: 'A package of more than five products is refused with PACKAGE_LIMIT.',
    run: async (kit) => {
      const [one] = await parts(kit);
      const call = await adding(kit, { Parts: Array(6).fill(one) });
      await kit.refused('addPackage', call, 'PACKAGE_LIMIT');
    },
  },
  {
    name: 'addPackage: a product twice is DUPLICATE_PRODUCT',
    shows: 'A product is in a package once; the field names its later part.',
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
    name: 'pickups: places are told town by town',
    shows: 'Each town has places, each place an Id of its own.',
    run: async (kit) => {
      const { towns } = await kit.need<{
        towns: { pickups: { id: string }[] }[];
      }>('pickups', { query: { slug: (await products(kit))[0]?.slug ?? '' } });
      const ids = towns.flatMap(({ pickups }) => pickups.map(({ id }) => id));
      same('Ids, each once', new Set(ids).size, ids.length);
    },
  },
  {
    name: 'findVoucher: a code of nobody is found nowhere',
    shows: 'A code that no unit has is answered 404.',
    run: async (kit) => {
      const { status } = await kit.ask('findVoucher', { body: { Code: '0000-0000-0000' } });
      same('Its status', status, 404);
    },
  },
  {
    name: 'endedVouchers: each has its end',
    shows: 'Units that let nobody in any more are there once each, used or taken back.',
    run: async (kit) => {
      const { Vouchers } = await kit.need<{ Vouchers: { Code: string }[] }>('endedVouchers');
      const all = Vouchers.map(({ Code }) => Code);
      same('Codes, each once', new Set(all).size, all.length);
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
