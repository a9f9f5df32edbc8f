import { addDays } from '@shop/domain';
import { turns } from '@shop/test/corpus';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { startSandbox } from '@shop/test/start-sandbox';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../backends/sandbox/src/engine/database.js';
import { migrate } from '../../backends/sandbox/src/engine/migrations.js';
import {
  type Place,
  sweepHolds,
  sweepPlace,
  take,
} from '../../backends/sandbox/src/engine/stock.js';

const buyers = 64;
const places = 10;
const rounds = turns(200, 4);

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

const now = new Date('2026-11-16T15:00:00Z');
const until = new Date('2026-11-16T15:20:00Z');

/** Each round has its own day, so that its last places are contested. */
const placeOfRound = (pool: string, round: number): Place => ({
  pool,
  day: addDays('2027-01-01', round),
  start: '',
});

async function race(buy: () => Promise<boolean>): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: buyers }, buy));
  return outcomes.filter(Boolean).length;
}

const takenAt = async ({ pool, day }: Place): Promise<number> => {
  const found = await db
    .selectFrom('stock')
    .select('taken')
    .where('pool', '=', pool)
    .where('day', '=', day)
    .executeTakeFirst();
  return found?.taken ?? 0;
};

const heldAt = async ({ pool, day }: Place): Promise<number> => {
  const held = await db
    .selectFrom('holds')
    .select((select) => select.fn.sum<string>('places').as('places'))
    .where('pool', '=', pool)
    .where('day', '=', day)
    .executeTakeFirst();
  return Number(held?.places ?? 0);
};

async function buy(place: Place): Promise<boolean> {
  await sweepPlace(db, place, now);
  const capacity = { capacity: places, soldElsewhere: 0 };
  return (await take(db, place, capacity, 1, until)) !== undefined;
}

it(`sells exactly the last ${places} places to ${buyers} buyers at once, ${rounds} times`, async () => {
  const sold: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const place = placeOfRound('atomic', round);
    sold.push(await race(() => buy(place)));
    expect(await takenAt(place)).toBe(places);
    expect(await heldAt(place)).toBe(places);
  }
  expect(sold).toEqual(Array.from({ length: rounds }, () => places));
}, 60_000);

it('sells places of lapsed holds to as many buyers, during concurrent sweeps', async () => {
  for (let round = 0; round < 25; round += 1) {
    const place = placeOfRound('swept', round);
    const ended = new Date(now.getTime() - 1);
    await take(db, place, { capacity: places, soldElsewhere: 0 }, places, ended);
    expect(await race(() => buy(place))).toBe(places);
    expect(await takenAt(place)).toBe(places);
  }
}, 30_000);

it('releases lapsed holds once at many places during repeated sweeps, and no active ones', async () => {
  const all = Array.from({ length: 12 }, (_, round) => placeOfRound('timer', round));
  const capacity = { capacity: places, soldElsewhere: 0 };
  const ended = new Date(now.getTime() - 1);
  for (const place of all) {
    await take(db, place, capacity, 3, ended);
    await take(db, place, capacity, 2, until);
  }
  const sweep = () => db.transaction().execute((tx) => sweepHolds(tx, now));
  await Promise.all([
    ...Array.from({ length: 8 }, sweep),
    race(() => buy(placeOfRound('timer', 0))),
  ]);
  const taken = await Promise.all(all.map(takenAt));
  expect(taken).toEqual(all.map((_, round) => (round === 0 ? places : 2)));
  expect(await Promise.all(all.map(heldAt))).toEqual(taken);
}, 30_000);

/** The fault under test: reads first, then writes what it read. */
async function naiveBuy(on: Database, { pool, day, start }: Place): Promise<boolean> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from holds where pool = ${pool} and day = ${day}`.execute(on);
  if ((rows[0]?.held ?? 0) >= places) return false;
  const id = `${pool}-${day}-${Math.random()}`;
  const hold = { id, pool, day, start, places: 1, expires_at: until };
  await on.insertInto('holds').values(hold).execute();
  return true;
}

it('oversells if places are checked before they are taken (control)', async () => {
  const sold: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const place = placeOfRound('naive', round);
    sold.push(await race(() => naiveBuy(db, place)));
  }
  expect(Math.max(...sold)).toBeGreaterThan(places);
}, 30_000);

it('sells exactly the last places over HTTP too, with one cart per buyer', async () => {
  const sandbox = await startSandbox({
    now,
    adjust: (content) => ({
      ...content,
      products: content.products.map((product) => ({ ...product, capacity: places })),
      calendar: { ...content.calendar, closures: [], busyDays: [] },
    }),
  });
  const order = async (Date: string, key: string): Promise<boolean> => {
    const reply = await fetch(`${sandbox.cartUrl}/xapi/shopping-cart/items`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${sandbox.tokens.cart}`,
        PrefixProject: 'taquilla',
        SiteCode: 'CORAL',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({
        SessionId: null,
        Language: 'ES',
        Currency: 'MXN',
        Slug: 'guarida',
        Date,
        StartTime: null,
        Units: { ADULT: 1, CHILD: 0, INFANT: 0 },
        Extras: [],
        ComponentIds: [],
      }),
    });
    await reply.body?.cancel();
    return reply.status === 201;
  };
  let buyer = 0;
  for (let round = 0; round < 10; round += 1) {
    const day = addDays('2027-01-01', round);
    expect(await race(() => order(day, `buyer-${(buyer += 1)}`))).toBe(places);
  }
}, 60_000);
