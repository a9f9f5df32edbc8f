import { randomUUID } from 'node:crypto';
import { ServedOrders } from './orders.js';
import { type Asked, Refusal, type Served } from './serve-by-contract.js';
import { type Choice, choiceOf, decimal, nameOf, peopleOf, Shelf } from './shelf.js';

export interface Line {
  readonly id: string;
  choice: Choice;
  /** Its places; over, they are anybody's. */
  until: number;
  /** The order that has them now. */
  order?: string;
}
export interface Cart {
  readonly session: string;
  readonly id: string;
  currency: string;
  lines: Line[];
  longer: number;
}

const minute = 60_000;
const holdMs = 20 * minute;
const mostLines = 10;
const mostLonger = 2;

/** A catalogue with its carts and orders, by their document. */
export class ServedCart {
  readonly #carts = new Map<string, Cart>();
  readonly #shelf: Shelf;
  readonly #orders: ServedOrders;

  constructor(
    private readonly token: string,
    private readonly now: () => Date,
    isPaid: (payment: string, minor: number, reference: string) => boolean,
  ) {
    this.#shelf = new Shelf(now, (...place) => this.#taken(place));
    this.#orders = new ServedOrders(now, this.#shelf, isPaid);
  }

  served(): Served {
    const orders = this.#orders;
    return {
      doors: { bearer: (given) => given === this.token },
      calls: {
        products: () => this.#shelf.products(),
        calendar: ({ query }) => this.#shelf.calendar(query),
        pricesFrom: ({ query }) => this.#shelf.pricesFrom(query),
        pricing: ({ body }) => this.#pricing(body),
        countCart: ({ query }) => {
          const { currency, lines } = this.#one(query.get('SessionId'));
          return { Currency: { IsoCode: currency }, ProductCount: lines.length };
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
          for (const { choice } of cart.lines) this.#shelf.priced(choice, body.Currency);
          cart.currency = body.Currency;
          return this.#shown(cart);
        },
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
          if (cart) cart.lines = cart.lines.filter(({ order }) => order !== path.Id);
          if (cart?.lines.length === 0) this.#carts.delete(session);
          return told;
        },
        cancelOrder: ({ path, body }) => orders.cancel(path.Id, body),
        changeDate: ({ path, body }) => orders.changeDate(path.Id, body),
      },
    };
  }

  #pricing(body: Asked['body']) {
    const { minor, units, extras, allExtras } = this.#shelf.priced(choiceOf(body), body.Currency);
    const all = { Units: units, Extras: extras, AllExtras: allExtras };
    return { Currency: body.Currency, ...all, Total: decimal(minor) };
  }

  #one(session: string | null): Cart {
    const found = this.#carts.get(session ?? '');
    if (!found) throw new Refusal('NOT_FOUND', 'SessionId');
    return found;
  }

  #line({ lines }: Cart, id: string | undefined): Line {
    const found = lines.find((one) => one.id === id);
    if (!found) throw new Refusal('UNKNOWN_LINE', 'Id');
    return found;
  }

  #add(body: Asked['body']) {
    const choice = choiceOf(body);
    const known = body.SessionId === null ? undefined : this.#carts.get(body.SessionId);
    this.#shelf.priced(choice, known?.currency ?? body.Currency);
    const begun = { session: randomUUID(), id: randomUUID(), lines: [], longer: 0 };
    const cart: Cart = known ?? { ...begun, currency: body.Currency };
    this.#fits(cart, choice);
    if (cart.lines.length >= mostLines) throw new Refusal('CART_LIMIT');
    this.#free(choice);
    cart.lines.push({ id: randomUUID(), choice, until: this.now().getTime() + holdMs });
    this.#carts.set(cart.session, cart);
    return this.#shown(cart);
  }

  #change(id: string | undefined, body: Asked['body']) {
    const cart = this.#one(body.SessionId);
    const line = this.#line(cart, id);
    const choice = choiceOf(body);
    this.#shelf.priced(choice, cart.currency);
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
    if (day && this.#shelf.left(Slug, day, StartTime) < peopleOf(choice))
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

  /** What was lost is held again, where nobody else has it. */
  #settle({ lines }: Cart): void {
    for (const line of lines) {
      if (line.order !== undefined && this.#orders.isOpen(line.order)) continue;
      const { Slug, Date: day, StartTime } = line.choice;
      if (line.until > this.now().getTime()) continue;
      const isFree = !day || this.#shelf.left(Slug, day, StartTime) >= peopleOf(line.choice);
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
    const { session, id, currency, lines, longer } = cart;
    const items = lines.map((line) => {
      const isHeld = this.#isHeld(line);
      const item = itemOf(this.#shelf, line, currency);
      const until = { HeldUntil: isHeld ? new Date(line.until) : null };
      const status = {
        Status: isHeld ? 'HELD' : 'UNAVAILABLE',
        Reason: isHeld ? null : 'SOLD_OUT',
      };
      return { minor: isHeld ? item.minor : 0, told: { ...item.told, ...status, ...until } };
    });
    return {
      ...{ SessionId: session, IdCart: id, Currency: { IsoCode: currency } },
      ...{ Items: items.map(({ told }) => told), HoldExtensionsLeft: mostLonger - longer },
      ExpiresAt: lines.length > 0 ? new Date(Math.min(...lines.map(({ until }) => until))) : null,
      Totals: { Total: decimal(items.reduce((sum, { minor }) => sum + minor, 0)) },
    };
  }
}

export function itemOf(
  shelf: Shelf,
  { id, choice }: Pick<Line, 'id' | 'choice'>,
  currency: string,
) {
  const { minor, units, extras } = shelf.priced(choice, currency);
  const { Slug, Date: day, StartTime } = choice;
  const told = {
    ...{ Id: id, Slug, Name: nameOf(Slug), Date: day, StartTime },
    ...{ Units: units, Extras: extras, Amount: decimal(minor) },
  };
  return { minor, told };
}
