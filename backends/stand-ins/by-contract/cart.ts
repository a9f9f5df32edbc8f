import { randomUUID } from 'node:crypto';
import { addStay, type CartStay, changeStay, stayIn } from './cart-stays.js';
import { ServedOrders } from './orders.js';
import {
  dropPackage,
  knownPackage,
  newPackage,
  packagePricing,
  putPackage,
  singleTicketsIn,
} from './packages.js';
import { type Asked, Refusal, type Served } from './serve-by-contract.js';
import { type Choice, choiceOf, decimal, itemOf, peopleOf, Stock } from './stock.js';

export interface Line {
  readonly id: string;
  choice: Choice;
  /** When the hold on its places ends. */
  until: number;
  /** The order that has taken them over. */
  order?: string | undefined;
  packageId?: string | undefined;
}
export interface Cart {
  readonly session: string;
  readonly id: string;
  currency: string;
  lines: Line[];
  stays: CartStay[];
  /** What the parts of each package share. */
  readonly packages: Map<string, { readonly Units: unknown; readonly Extras: unknown }>;
  longer: number;
}

const minute = 60_000;
const holdMs = 20 * minute;
const mostLines = 10;
const mostLonger = 2;

/** A catalogue with carts and orders, built from the contract alone. */
export class ServedCart {
  readonly #carts = new Map<string, Cart>();
  readonly #stock: Stock;
  readonly #orders: ServedOrders;

  constructor(
    private readonly token: string,
    private readonly now: () => Date,
    isPaid: (payment: string, minor: number, reference: string) => boolean,
  ) {
    this.#stock = new Stock(now, (...place) => this.#taken(place));
    this.#orders = new ServedOrders(now, this.#stock, isPaid);
  }

  served(): Served {
    const orders = this.#orders;
    return {
      doors: { bearer: (given) => given === this.token },
      calls: {
        products: () => this.#stock.products(),
        calendar: ({ query }) => this.#stock.calendar(query),
        pricesFrom: ({ query }) => this.#stock.pricesFrom(query),
        pricing: ({ body }) => this.#pricing(body),
        countCart: ({ query }) => {
          const { currency, lines, stays } = this.#one(query.get('SessionId'));
          const ProductCount = lines.length + stays.length;
          return { Currency: { IsoCode: currency }, ProductCount };
        },
        displayCart: ({ query }) => this.#shown(this.#one(query.get('SessionId'))),
        addItem: ({ body }) => this.#add(body),
        changeItem: ({ path, body }) => this.#change(path.Id, body),
        removeItem: ({ path, body }) => {
          const cart = this.#one(body.SessionId);
          this.#line(cart, path.Id);
          cart.lines = cart.lines.filter(({ id }) => id !== path.Id);
          return this.#shown(cart);
        },
        setCurrency: ({ body }) => {
          const cart = this.#one(body.SessionId);
          if (cart.stays.length > 0 && cart.currency !== body.Currency)
            throw new Refusal('STAY_CURRENCY', 'Currency');
          for (const { choice } of cart.lines) this.#stock.priced(choice, body.Currency);
          cart.currency = body.Currency;
          return this.#shown(cart);
        },
        ...this.#packages(),
        ...this.#stays(),
        extendHold: ({ body }) => this.#hold(this.#one(body.SessionId)),
        dropCart: ({ body }) => {
          const cart = this.#one(body.SessionId);
          if (cart.id !== body.IdCart) throw new Refusal('NOT_FOUND', 'SessionId');
          this.#carts.delete(cart.session);
        },
        placeOrder: ({ body }) => {
          const cart = this.#one(body.SessionId);
          this.#settle(cart);
          return orders.place(cart, body);
        },
        order: ({ path }) => orders.told(path.Id),
        ordersOf: ({ query }) => orders.of(query.get('Email') ?? ''),
        confirmOrder: ({ path, body }) => {
          const [told, session] = orders.confirm(path.Id, body.PaymentId);
          const cart = this.#carts.get(session);
          if (cart) {
            cart.lines = cart.lines.filter(({ order }) => order !== path.Id);
            cart.stays = cart.stays.filter(({ id }) => !told.Stays.some(({ Id }) => Id === id));
          }
          if (cart && cart.lines.length + cart.stays.length === 0) this.#carts.delete(session);
          return told;
        },
        cancelOrder: ({ path, body }) => orders.cancel(path.Id, body),
        changeDate: ({ path, body }) => orders.changeDate(path.Id, body),
      },
    };
  }

  #packages(): Served['calls'] {
    const places = {
      stock: this.#stock,
      fits: (cart: Cart, choice: Choice) => this.#fits(cart, choice),
      hold: (choice: Choice, packageId: string) => {
        this.#free(choice);
        return { id: randomUUID(), choice, until: this.now().getTime() + holdMs, packageId };
      },
    };
    const drop = ({ path, body }: Asked, isSplit: boolean) => {
      const cart = this.#one(body.SessionId);
      dropPackage(cart, knownPackage(cart, path.Id), isSplit);
      return this.#shown(cart);
    };
    return {
      packagePricing: ({ body }) => packagePricing(this.#stock, body),
      addPackage: ({ body }) => {
        const cart = this.#begun(body);
        const id = newPackage();
        putPackage(places, cart, id, body);
        if (body.Stay) addStay(cart, { ...body.Stay, PackageId: id });
        this.#carts.set(cart.session, cart);
        return this.#shown(cart);
      },
      changePackage: ({ path, body }) => {
        const cart = this.#one(body.SessionId);
        putPackage(places, cart, knownPackage(cart, path.Id), body);
        return this.#shown(cart);
      },
      removePackage: (asked) => drop(asked, false),
      splitPackage: (asked) => drop(asked, true),
    };
  }

  #stays(): Served['calls'] {
    return {
      addStay: ({ body }) => {
        const cart = this.#begun(body);
        addStay(cart, body);
        this.#carts.set(cart.session, cart);
        return this.#shown(cart);
      },
      changeCartStay: ({ path, body }) => {
        const cart = this.#one(body.SessionId);
        changeStay(cart, path.Id, body);
        return this.#shown(cart);
      },
      removeStay: ({ path, body }) => {
        const cart = this.#one(body.SessionId);
        const { id } = stayIn(cart, path.Id);
        cart.stays = cart.stays.filter((one) => one.id !== id);
        return this.#shown(cart);
      },
    };
  }

  /** The cart of a session, or a new one in the given currency. */
  #begun({ SessionId, Currency }: Asked['body']): Cart {
    const known = SessionId === null ? undefined : this.#carts.get(SessionId);
    const begun = { session: randomUUID(), id: randomUUID(), lines: [], stays: [], longer: 0 };
    return known ?? { ...begun, packages: new Map(), currency: Currency };
  }

  #pricing(body: Asked['body']) {
    const { minor, units, extras, allExtras } = this.#stock.priced(choiceOf(body), body.Currency);
    const all = { Units: units, Extras: extras, AllExtras: allExtras };
    return { Currency: body.Currency, ...all, Total: decimal(minor) };
  }

  #one(session: string | null): Cart {
    const found = this.#carts.get(session ?? '');
    if (!found) throw new Refusal('NOT_FOUND', 'SessionId');
    return found;
  }

  #line(cart: Cart, id: string | undefined): Line {
    const found = singleTicketsIn(cart).find((one) => one.id === id);
    if (!found) throw new Refusal('UNKNOWN_LINE', 'Id');
    return found;
  }

  #add(body: Asked['body']) {
    const choice = choiceOf(body);
    const cart = this.#begun(body);
    this.#stock.priced(choice, cart.currency);
    this.#fits(cart, choice);
    if (cart.lines.length + cart.stays.length >= mostLines) throw new Refusal('CART_LIMIT');
    this.#free(choice);
    cart.lines.push({ id: randomUUID(), choice, until: this.now().getTime() + holdMs });
    this.#carts.set(cart.session, cart);
    return this.#shown(cart);
  }

  #change(id: string | undefined, body: Asked['body']) {
    const cart = this.#one(body.SessionId);
    const line = this.#line(cart, id);
    const choice = choiceOf(body);
    this.#stock.priced(choice, cart.currency);
    this.#fits(cart, choice, line);
    const { until } = line;
    line.until = 0;
    try {
      this.#free(choice);
    } catch (error) {
      line.until = until;
      throw error;
    }
    Object.assign(line, { choice, until: this.now().getTime() + holdMs, order: undefined });
    return this.#shown(cart);
  }

  #fits({ lines }: Cart, { Slug, Date: day }: Choice, but?: Line): void {
    const isIn = ({ choice }: Line) => choice.Slug === Slug || (day && choice.Date === day);
    const other = lines.find((one) => one !== but && isIn(one));
    if (other) throw new Refusal('DUPLICATE_PRODUCT', other.id);
  }

  #free(choice: Choice): void {
    const { Slug, Date: day, StartTime } = choice;
    if (day && this.#stock.left(Slug, day, StartTime) < peopleOf(choice))
      throw new Refusal('NO_AVAILABILITY', 'Date');
  }

  #hold(cart: Cart) {
    this.#settle(cart);
    if (cart.longer >= mostLonger) throw new Refusal('HOLD_LIMIT');
    cart.longer += 1;
    const until = this.now().getTime() + holdMs;
    for (const line of cart.lines) if (this.#isHeld(line)) line.until = until;
    return this.#shown(cart);
  }

  #isHeld = ({ until, order }: Line): boolean =>
    (order !== undefined && this.#orders.isOpen(order)) || until > this.now().getTime();

  /** Holds lost places again if they are free. */
  #settle({ lines }: Cart): void {
    for (const line of lines) {
      if (line.order !== undefined && this.#orders.isOpen(line.order)) continue;
      const { Slug, Date: day, StartTime } = line.choice;
      if (line.until > this.now().getTime()) continue;
      const isFree = !day || this.#stock.left(Slug, day, StartTime) >= peopleOf(line.choice);
      if (isFree) line.until = this.now().getTime() + holdMs;
    }
  }

  #taken([slug, day, time]: readonly [string, string, string | null]): number {
    const isThere = ({ Slug, Date: own, StartTime }: Choice) =>
      Slug === slug && own === day && StartTime === time;
    const isOwn = (line: Line) =>
      isThere(line.choice) &&
      line.until > this.now().getTime() &&
      !(line.order !== undefined && this.#orders.isOpen(line.order));
    const inCarts = [...this.#carts.values()].flatMap(({ lines }) => lines.filter(isOwn));
    const all = [...inCarts.map(({ choice }) => choice), ...this.#orders.choices().filter(isThere)];
    return all.reduce((sum, choice) => sum + peopleOf(choice), 0);
  }

  #shown(cart: Cart) {
    this.#settle(cart);
    const { session, id, currency, lines, stays, longer } = cart;
    const items = lines.map((line) => {
      const isHeld = this.#isHeld(line);
      const item = itemOf(this.#stock, line, currency);
      const until = { HeldUntil: isHeld ? new Date(line.until) : null };
      const status = {
        Status: isHeld ? 'HELD' : 'UNAVAILABLE',
        Reason: isHeld ? null : 'SOLD_OUT',
      };
      const told = { ...item.told, ...status, ...until };
      return { told, packageId: line.packageId, all: item.minor, minor: isHeld ? item.minor : 0 };
    });
    const now = this.now().getTime();
    const nights = stays.map(({ id: Id, booking, minor, until, packageId = null }) => ({
      minor: until > now ? minor : 0,
      told: {
        Id,
        Booking: booking,
        Amount: decimal(minor),
        PackageId: packageId,
        Status: until > now ? 'HELD' : 'UNAVAILABLE',
      },
    }));
    const ends = [...lines, ...stays].map(({ until }) => until).filter(Number.isFinite);
    return {
      SessionId: session,
      IdCart: id,
      Currency: { IsoCode: currency },
      Items: items.filter((one) => one.packageId === undefined).map(({ told }) => told),
      Packages: [...cart.packages].map(([Id, said]) => {
        const own = items.filter((one) => one.packageId === Id);
        const Amount = decimal(sumOf(own.map(({ all }) => all)));
        return { Id, ...said, Items: own.map(({ told }) => told), Amount };
      }),
      Stays: nights.map(({ told }) => told),
      HoldExtensionsLeft: mostLonger - longer,
      ExpiresAt: ends.length > 0 ? new Date(Math.min(...ends)) : null,
      Totals: { Total: decimal(sumOf([...items, ...nights].map(({ minor }) => minor))) },
    };
  }
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
