import { addDays, type HotelCode, nightDays, parkDayAt, type StayDates } from '@shop/domain';
import type { Visitor } from '@shop/test/visitor';
import { turns } from '@shop/test/corpus';
import { type ShopUnderTest, startBff } from '@shop/test/start-bff';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { transact } from '../../../backends/sandbox/src/engine/answers.js';
import { type Content, readContent } from '../../../backends/sandbox/src/engine/content.js';
import { type Database, openDatabase } from '../../../backends/sandbox/src/engine/database.js';
import { migrate } from '../../../backends/sandbox/src/engine/migrations.js';
import { isRefused } from '../../../backends/sandbox/src/engine/refusal.js';
import { bookRooms } from '../../../backends/sandbox/src/hotels/bookings.js';
import { OfferTokens } from '../../../backends/sandbox/src/hotels/offer-tokens.js';

const buyers = 64;
const rounds = turns(200, 6);
const hotel: HotelCode = 'lcdlp';
const now = new Date('2026-11-16T15:00:00Z');
const tokens = new OfferTokens('a-secret-of-the-tests');

/** A broken connection fails the test, except when the server is stopping. */
let isOver = false;
const fail = (error: Error) => {
  if (!isOver) throw error;
};
const db = openDatabase(await createDatabase(), fail);
endBeforeDatabase(() => {
  isOver = true;
  return db.destroy();
});
await migrate(db);

/** A hotel with one room of its type, open every night. */
async function oneRoom(): Promise<Content> {
  const read = await readContent('content');
  const [first] = read.hotels.kinds[hotel];
  const kinds = { ...read.hotels.kinds, [hotel]: first ? [{ ...first, count: 1 }] : [] };
  const rates = {
    ...read.hotels.rates,
    busyNights: [],
    closures: [],
    minimumStays: [],
    noArrival: [],
    noDeparture: [],
  };
  return { ...read, hotels: { ...read.hotels, kinds, rates } };
}
const content = await oneRoom();
const shop = { content, clock: () => now, tokens };
const room = content.hotels.kinds[hotel][0]?.code ?? '';
const couple = { adults: 2, childAges: [] };

/** Stays of one to four nights in a separate week per round; they overlap in every way. */
const stayOf = (round: number, buyer: number): StayDates => {
  const checkIn = addDays('2027-01-04', (round % 40) * 7 + (buyer % 4));
  return { checkIn, checkOut: addDays(checkIn, 1 + ((buyer * 5 + round) % 4)) };
};

async function buy(dates: StayDates): Promise<StayDates | undefined> {
  const facts = { hotel, room, board: 'BREAKFAST', plan: 'saver', party: couple } as const;
  const token = tokens.write({ ...facts, ...dates, currency: 'MXN', at: now.getTime() });
  const stay = await transact(db, async (tx) => {
    const made = await bookRooms(tx, shop, [{ token, ...couple }], 'es');
    // A refusal rolls back earlier holds, as over HTTP.
    if (isRefused(made)) throw new Refusal(made.code);
    return made;
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  return stay && dates;
}

class Refusal extends Error {}

const crosses = (one: StayDates, other: StayDates) =>
  one.checkIn < other.checkOut && other.checkIn < one.checkOut;

const race = async (
  buyOne: (dates: StayDates) => Promise<StayDates | undefined>,
  round: number,
) => {
  const all = Array.from({ length: buyers }, (_, buyer) => stayOf(round, buyer));
  const won = await Promise.all(all.map(buyOne));
  return {
    winners: won.flatMap((dates) => dates ?? []),
    losers: all.filter((_, buyer) => !won[buyer]),
  };
};

const hasCrossed = (winners: readonly StayDates[]) =>
  winners.some((one, at) => winners.slice(at + 1).some((other) => crosses(one, other)));

async function heldNights(on: Database): Promise<readonly string[]> {
  const held = await on.selectFrom('holds').select(['day', 'places']).execute();
  return held.flatMap(({ day, places }) => Array.from({ length: places }, () => day)).sort();
}

it(`sells the last room to each buyer who fits, ${rounds} times to ${buyers} buyers at once`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await db.deleteFrom('holds').execute();
    await db.deleteFrom('stock').execute();
    const { winners, losers } = await race(buy, round);
    expect(hasCrossed(winners)).toBe(false);
    // Every refused buyer's stay overlaps a winner's.
    expect(losers.filter((one) => !winners.some((other) => crosses(one, other)))).toEqual([]);
    // No buyer holds part of a stay.
    expect(await heldNights(db)).toEqual(winners.flatMap((dates) => nightDays(dates)).sort());
    const stock = await db.selectFrom('stock').select(['taken', 'capacity']).execute();
    expect(stock.filter(({ taken, capacity }) => taken > capacity)).toEqual([]);
  }
}, 120_000);

/** The fault under test: reads each night, then takes it. */
async function naiveBuy(dates: StayDates): Promise<StayDates | undefined> {
  const nights = nightDays(dates);
  const held = await db.selectFrom('holds').select('day').where('day', 'in', nights).execute();
  if (held.length > 0) return undefined;
  const hold = { pool: 'naive', start: '', places: 1, expires_at: now };
  for (const day of nights)
    await db
      .insertInto('holds')
      .values({ ...hold, day, id: `${day} ${Math.random()}` })
      .execute();
  return dates;
}

it('sells a night twice if nights are checked before they are taken (control)', async () => {
  let crossed = 0;
  for (let round = 0; round < 5; round += 1) {
    await db.deleteFrom('holds').execute();
    if (hasCrossed((await race(naiveBuy, round)).winners)) crossed += 1;
  }
  expect(crossed).toBeGreaterThan(0);
}, 30_000);

/** The same room sold over HTTP by a whole shop, as single stays and in packages. */
it(`sells the last room once to ${buyers} visitors at once, half with packages, and keeps every package whole`, async () => {
  const open = {
    ...content,
    products: content.products.map((product) => ({ ...product, capacity: 500 })),
    calendar: { ...content.calendar, closures: [], busyDays: [] },
  };
  const sold = await startBff({ adjust: () => open });
  const rush = await rushOf(sold);
  await sold.stop();
  expect(hasCrossed(rush.winners)).toBe(false);
  expect(rush.losers.filter((one) => !rush.winners.some((won) => crosses(one, won)))).toEqual([]);
  expect(rush.told).toEqual(rush.losers.map(() => 'stayTaken'));
  expect(rush.carts).toEqual(rush.wished);
  expect(rush.nights).toEqual(rush.winners.flatMap((dates) => nightDays(dates)).sort());
  expect(rush.winners.length).toBeGreaterThan(0);
}, 120_000);

const cartPath = '/es/carrito/';

interface Buying {
  readonly visitor: Visitor;
  readonly whole?: string | undefined;
}

async function rushOf(sold: ShopUnderTest) {
  const start = addDays(parkDayAt(new Date()), 90);
  const all = Array.from({ length: buyers }, (_, buyer) => {
    const checkIn = addDays(start, buyer % 4);
    return { checkIn, checkOut: addDays(checkIn, 1 + ((buyer * 5) % 4)) };
  });
  const visitors: Buying[] = [];
  for (const [buyer, dates] of all.entries())
    visitors.push(buyer % 2 ? await packing(sold, dates, buyer) : { visitor: sold.visitor() });
  const answers = await Promise.all(
    visitors.map(async ({ visitor, whole }, buyer) => {
      const { checkIn: checkin = '', checkOut: checkout = '' } = all[buyer] ?? {};
      const request = { hotel, checkin, checkout, room: `2_${room}.breakfast.free`, promo: '' };
      const form = { path: cartPath, ...request, attempt: `rush-${buyer}-attempt`, package: whole };
      const reply = await visitor.postJson('/api/cart/stays', form);
      return (await reply.json()) as { kind: string; problems?: { code: string }[] }; // as: an ActionReply
    }),
  );
  const won = answers.map(({ kind }) => kind === 'done');
  const carts: (readonly [tickets: number, stays: number])[] = [];
  for (const { visitor } of visitors) {
    const { view } = await visitor.look('cart', cartPath);
    if (view.kind === 'failed') throw new Error(JSON.stringify(view));
    const { packages, stays = [] } = view.kind === 'filled' ? view : { packages: [] };
    const nights = [...stays, ...packages.flatMap(({ stay }) => stay ?? [])];
    carts.push([packages.flatMap(({ lines }) => lines).length, nights.length]);
  }
  const held = await sold.sandbox.db
    .selectFrom('holds')
    .select('day')
    .where('pool', 'like', '%:%')
    .execute();
  return {
    winners: all.filter((_, buyer) => won[buyer]),
    losers: all.filter((_, buyer) => !won[buyer]),
    told: answers.flatMap(({ problems = [] }) => problems.map(({ code }) => code)),
    carts,
    wished: won.map((isWon, buyer) => [buyer % 2 ? 2 : 0, isWon ? 1 : 0]),
    nights: held.map(({ day }) => day).sort(),
  };
}

/** A visitor with a package of two parks, and its id; one attempt makes one cart. */
async function packing(
  sold: ShopUnderTest,
  { checkIn }: StayDates,
  buyer: number,
): Promise<Buying> {
  const visitor = sold.visitor();
  const part = [`bruma_${checkIn}`, `guarida_${addDays(checkIn, 1)}`];
  const form = { path: cartPath, part, adults: '2', attempt: `rush-package-${buyer}` };
  await visitor.postJson('/api/cart/packages', form);
  const { view } = await visitor.look('cart', cartPath);
  if (view.kind !== 'filled') throw new Error(JSON.stringify(view));
  return { visitor, whole: view.packages[0]?.id };
}
