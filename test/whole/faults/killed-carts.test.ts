import { setTimeout as pause } from 'node:timers/promises';
import {
  addDays,
  type ParkDay,
  parkDayAt,
  pathOf,
  writeRoomRequest,
  writeShortDate,
} from '@shop/domain';
import type { ActionReply, CartStayView, CartView } from '@shop/ports/screens';
import { cartProblemsIn } from '@shop/test/cart-checker';
import { turns } from '@shop/test/corpus';
import { startShopPrograms } from '@shop/test/shop-programs';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { plainCheckIn } from '@shop/test/stays';
import { builderPath } from '@shop/test/builder-walk';
import { problemsOf, Visitor } from '@shop/test/visitor';
import pg from 'pg';
import { readContent } from '../../../backends/sandbox/src/engine/content.js';
import { openDatabase } from '../../../backends/sandbox/src/engine/database.js';
import { migrate } from '../../../backends/sandbox/src/engine/migrations.js';
import { refuseDay } from '../../../backends/sandbox/src/engine/selling.js';
import { capacityOn } from '../../../backends/sandbox/src/engine/stock.js';
import { holdAll } from '../../../backends/sandbox/src/shopping-cart/hold-places.js';

const moments = turns(50, 6);
const shoppers = 6;
/** On a busy machine replies may come only after the last kill. */
const mostTries = 10_000;
const content = await readContent('content');
const cartPath = pathOf({ name: 'cart', params: {} }, 'es');
const anyOf = (count: number) => Math.floor(Math.random() * count);
/** A room type without sales elsewhere, so that its rooms can be counted. */
const checkIn = plainCheckIn(60);
const room = writeRoomRequest({
  party: { adults: 2, childAges: [] },
  room: 'mangle',
  board: 'breakfast',
  isFree: true,
});

type Ticket = readonly [slug: string, day: ParkDay];
const slugs = ['bruma', 'guarida', 'laguna-nacar', 'son-de-rio'];

/** Days of a park without sales elsewhere, so that its places can be counted. */
const daysOf = new Map(
  content.products
    .filter(({ slug }) => slugs.includes(slug))
    .map((product) => {
      const all = Array.from({ length: 240 }, (_, at) => addDays(parkDayAt(new Date()), 60 + at));
      const isFree = (day: ParkDay) =>
        !refuseDay(content, product, day, new Date()) &&
        capacityOn(content, product, day).soldElsewhere === 0;
      return [product.slug, all.filter(isFree)];
    }),
);

/** Different parks on different days, except those taken. */
function someTickets(count: number, taken: readonly Ticket[] = []): readonly Ticket[] {
  const tickets: Ticket[] = [];
  const from = anyOf(slugs.length);
  for (const slug of [...slugs.slice(from), ...slugs.slice(0, from)]) {
    const others = [...taken, ...tickets];
    if (tickets.length === count || others.some(([other]) => other === slug)) continue;
    const days = daysOf.get(slug) ?? [];
    const free = days.filter((day) => others.every((other) => other[1] !== day));
    tickets.push([slug, free[anyOf(free.length)] ?? '']);
  }
  return tickets;
}

/** The content of a cart: each package's tickets, then single ones, as texts. */
type Inside = readonly string[];
const textOf = ([slug, day]: Ticket) => `${slug} ${writeShortDate(day, 'es')}`;
const insideOf = (cart: CartView): Inside =>
  cart.kind !== 'filled'
    ? []
    : [
        ...cart.packages.map(({ lines, stay }) => [...lines.map(lineText), ...nightsText(stay)]),
        ...cart.lines.map((line) => [lineText(line)]),
        ...(cart.stays ?? []).map(nightsText),
      ]
        .map((texts) => texts.join(' + '))
        .toSorted();

const lineText = ({ slug, date }: { readonly slug: string; readonly date: string | undefined }) =>
  `${slug} ${date}`;
const nightsText = (stay: CartStayView | undefined): readonly string[] =>
  stay ? [`${stay.rooms[0]?.nights.length} nights`] : [];

/** A reply other than success or an unknown outcome. */
class ToldWrong extends Error {}

type Reply = ActionReply<{ readonly cart: CartView }>;
type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A shopper with acknowledged content, and what an unfinished write may have left. */
class Shopper {
  private readonly visitor: Visitor;
  private tickets: readonly Ticket[] = [];
  private singleTickets: readonly Ticket[] = [];
  /** Nights of the package; none is 0. */
  private nights = 0;
  private packageId = '';
  private stayId = '';
  /** Check-in dates vary, since rooms are too few for all on the same nights. */
  private readonly checkIn = addDays(checkIn, 4 * anyOf(6));
  private attempts = 0;
  acknowledged = 0;
  doubtful: Inside | undefined;

  constructor(
    url: string,
    private readonly name: string,
  ) {
    this.visitor = new Visitor(url);
  }

  get inside(): Inside {
    const nights = this.nights > 0 ? [`${this.nights} nights`] : [];
    const whole = [...this.tickets.map(textOf), ...nights].join(' + ');
    const packages = this.tickets.length > 0 ? [whole] : [];
    return [...packages, ...this.singleTickets.map(textOf)].toSorted();
  }

  async sees(): Promise<Inside> {
    return insideOf((await this.visitor.look('cart', cartPath)).view);
  }

  /** Puts a package, then does one or two more writes; each until a reply or a timeout. */
  async shop(): Promise<void> {
    if (!(await this.puts(someTickets(2 + anyOf(2))))) return;
    const next = [
      () => this.adds(),
      () => this.changes(),
      () => this.removes(),
      () => this.sleeps(),
      () => this.sleeps(),
      () => this.sleeps(),
    ];
    for (let writes = anyOf(4); writes > 0; writes -= 1)
      if (!(await next[anyOf(next.length)]?.())) return;
  }

  private async puts(tickets: readonly Ticket[]): Promise<boolean> {
    const part = tickets.map(([slug, day]) => `${slug}_${day}`);
    const fields = {
      path: builderPath('es'),
      part,
      adults: '2',
      ...(this.packageId && { package: this.packageId }),
    };
    return this.writes('/api/cart/packages', fields, () => {
      this.tickets = tickets;
    });
  }

  private changes = (): Promise<boolean> => this.puts(someTickets(2, this.singleTickets));

  private async adds(): Promise<boolean> {
    const [ticket] = someTickets(1, [...this.tickets, ...this.singleTickets]);
    if (!ticket) return true;
    const [slug, date] = ticket;
    const fields = { path: `/es/entrada-${slug}/`, slug, date, adults: '2' };
    return this.writes('/api/cart/items', fields, () => {
      this.singleTickets = [...this.singleTickets, ticket];
    });
  }

  private async removes(): Promise<boolean> {
    if (this.tickets.length === 0) return true;
    const fields = { path: cartPath, package: this.packageId };
    return this.writes('/api/cart/packages/remove', fields, () => {
      this.tickets = [];
      this.nights = 0;
    });
  }

  private async sleeps(): Promise<boolean> {
    if (this.tickets.length === 0) return true;
    const nights = 1 + ((this.nights + anyOf(2)) % 3);
    const way: Fields = this.nights > 0 ? { instead: this.stayId } : { package: this.packageId };
    const checkout = addDays(this.checkIn, nights);
    const fields = {
      path: cartPath,
      hotel: 'hxm',
      checkin: this.checkIn,
      checkout,
      room,
      promo: '',
    };
    return this.writes('/api/cart/stays', { ...fields, ...way }, () => {
      this.nights = nights;
    });
  }

  /** Whether the write was acknowledged; after a timeout its outcome is unknown. */
  private async writes(path: string, fields: Fields, note: () => void): Promise<boolean> {
    const before = this.inside;
    const attempt = `${this.name}-${(this.attempts += 1)}`;
    const isPatient = anyOf(4) > 0;
    const isDone = await this.asks(path, { ...fields, attempt }, isPatient);
    note();
    if (!isDone) this.doubtful = before;
    else this.acknowledged += 1;
    if (isDone) [this.packageId, this.stayId] = await this.idsInCart();
    return isDone;
  }

  /**
   * After a reply cut off behind its cookie the retry gets `duplicate`; otherwise that is a defect.
   */
  private async asks(path: string, fields: Fields, isPatient: boolean): Promise<boolean> {
    let wasCutOff = false;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const reply = await this.reply(path, fields);
      if (reply?.kind === 'done') return true;
      const codes = problemsOf(reply ?? { kind: 'refused', problems: [] }).map(({ code }) => code);
      if (wasCutOff && codes.length > 0 && codes.every((code) => code === 'duplicate')) return true;
      if (codes.some((code) => code !== 'cartUpdate'))
        throw new ToldWrong(`${JSON.stringify(fields)}: ${codes.join()}`);
      if (!isPatient) return false;
      wasCutOff = true;
      await pause(100);
    }
    throw new ToldWrong(`${path} was never answered`);
  }

  /** Nothing after a broken connection, or for a reply that is not ours. */
  private async reply(path: string, fields: Fields): Promise<Reply | undefined> {
    const response = await this.visitor.postJson(path, fields).catch(() => undefined);
    return response?.json().then(
      (body) => ('kind' in body ? (body as Reply) : undefined), // as: the action's own promise
      () => undefined,
    );
  }

  /** Retries, since the cart is unavailable while a backend is down. */
  private async idsInCart(): Promise<readonly [whole: string, stay: string]> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const cart = await this.visitor.look('cart', cartPath).catch(() => undefined);
      if (cart?.view.kind === 'filled') {
        const [one] = cart.view.packages;
        return [one?.id ?? '', one?.stay?.id ?? ''];
      }
      if (cart?.view.kind === 'empty' && this.inside.length === 0) return ['', ''];
      await pause(100);
    }
    throw new ToldWrong(`never shown again: ${this.inside.join()}`);
  }
}

async function lostOf(all: readonly Shopper[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const shopper of all) {
    const { inside, doubtful } = shopper;
    const seen = JSON.stringify(await shopper.sees());
    if (![inside, doubtful ?? inside].some((one) => JSON.stringify(one) === seen))
      lost.push(`${seen}, not ${JSON.stringify([inside, doubtful])}`);
  }
  return lost;
}

/** Without rooms: a room held without a cart stays held until it expires. */
const placesTaken = async (books: pg.Pool): Promise<number> => {
  const asked = `select coalesce(sum(taken), 0)::int as taken from sandbox.stock
    where pool not like '%:%'`;
  const { rows } = await books.query<{ taken: number }>(asked);
  return rows[0]?.taken ?? NaN;
};

it(`keeps places matched to lines and every acknowledged write through kills of shop and sandbox at ${moments} moments`, async () => {
  const shop = await startShopPrograms();
  const all: Shopper[] = [];
  let killed = 0;
  const shopping = async () => {
    while (killed < moments) {
      const shopper = new Shopper(shop.url, `shopper-${all.length}`);
      all.push(shopper);
      await shopper.shop();
    }
  };
  const killing = async () => {
    for (; killed < moments; killed += 1) {
      await pause(Math.random() * 3_000);
      const [isShop, isSandbox] = [killed % 3 !== 1, killed % 3 !== 0];
      await Promise.all([
        isShop && shop.killAndRestart(),
        isSandbox && shop.killAndRestartSandbox(),
      ]);
    }
  };
  const ends = await Promise.allSettled([killing(), ...Array.from({ length: shoppers }, shopping)]);
  try {
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    const acknowledged = all.reduce((sum, shopper) => sum + shopper.acknowledged, 0);
    expect(acknowledged).toBeGreaterThan(shoppers);
    expect(await cartProblemsIn(shop.books)).toEqual([]);
    expect(await lostOf(all)).toEqual([]);
    const slept = await shop.books.query(
      'select from sandbox.cart_stays where package_id is not null',
    );
    expect(slept.rowCount).toBeGreaterThan(0);

    // Holds expire: all places are free until each shopper loads the cart again.
    const held = await placesTaken(shop.books);
    expect(held).toBeGreaterThan(0);
    const ended = `update sandbox.holds set expires_at = expires_at - interval '21 minutes'`;
    await shop.books.query(ended);
    await shop.books.query(
      `update sandbox.stays set hold_until = hold_until - interval '21 minutes'`,
    );
    await shop.books.query(
      `update sandbox.cart_stays set held_until = held_until - interval '21 minutes'`,
    );
    while ((await placesTaken(shop.books)) > 0) await pause(200);
    expect(await lostOf(all)).toEqual([]);
    const own = await placesTaken(shop.books);
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThanOrEqual(held);

    // Control: forgotten carts would be found.
    await shop.books.query('delete from sandbox.carts');
    expect((await lostOf(all)).length).toBeGreaterThan(0);
  } finally {
    await shop.stop();
  }
}, 1_800_000);

/** A sandbox's database without any cart. */
async function anEmptySandbox() {
  const url = await createDatabase();
  const db = openDatabase(url, (error) => {
    throw error;
  });
  const books = new pg.Pool({ connectionString: url });
  endBeforeDatabase(async () => {
    await db.destroy();
    await books.end();
  });
  await migrate(db);
  return { books, db };
}

it('finds places without a line if they are held in a separate step (control)', async () => {
  const { books, db } = await anEmptySandbox();
  const shop = { db, clock: () => new Date(), content };
  const [slug, day] = someTickets(1)[0] ?? (['', ''] as const);
  const people = { ADULT: 2, CHILD: 0, INFANT: 0 };
  const choice = { slug, day, time: null, extras: [], components: [], people };
  expect(await cartProblemsIn(books)).toEqual([]);
  // Only the first of two steps, as after a kill in between.
  await db.transaction().execute((tx) => holdAll(tx, shop, [choice]));
  expect(await cartProblemsIn(books)).toEqual([`places without a line: ${slug} ${day}`]);
}, 60_000);

it('finds half a package if its nights are added in a separate step (control)', async () => {
  const { books, db } = await anEmptySandbox();
  const session = {
    session_id: 's',
    cart_id: 'c',
    currency: 'MXN',
    touched_at: new Date(),
  } as const;
  await db.insertInto('carts').values(session).execute();
  const pack = { id: 'p', session_id: 's', people: '{}', extras: '[]' };
  await db.insertInto('cart_packages').values(pack).execute();
  const nights = { id: 'n', session_id: 's', package_id: 'p', held_until: new Date() };
  const paid = JSON.stringify({ amount: 1, currency: 'MXN' });
  const booking = JSON.stringify({ id: 'b', checkIn, rooms: [] });
  await db
    .insertInto('cart_stays')
    .values({ ...nights, booking, amount: paid, original: paid })
    .execute();
  expect(await cartProblemsIn(books)).toEqual([
    'half a package: p',
    'nights that no hotel holds: b',
  ]);
}, 60_000);
