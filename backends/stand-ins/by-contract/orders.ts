import { randomInt } from 'node:crypto';
import type { Cart } from './cart.js';
import { type Asked, Refusal } from './serve-by-contract.js';
import { type Choice, decimal, itemOf, peopleOf, type Stock } from './stock.js';

interface OrderLine {
  readonly id: string;
  choice: Choice;
  boughtFor?: Choice;
  /** As sold; prices are not recomputed. */
  readonly told: {
    readonly Units: readonly { Type: string; Quantity: number; UnitPrice: number }[];
  };
  readonly minor: number;
  codes: readonly string[];
  readonly packageId?: string | undefined;
  cancelled?: boolean;
}
interface OrderStay {
  readonly id: string;
  readonly booking: Readonly<Record<string, unknown>>;
  readonly minor: number;
  back?: number;
}
interface Order {
  readonly id: string;
  status: string;
  readonly at: Date;
  readonly until: number;
  readonly session: string;
  readonly currency: string;
  readonly contact: object;
  readonly reference: string;
  readonly lines: readonly OrderLine[];
  readonly stays: readonly OrderStay[];
  payment?: string;
}

const minute = 60_000;
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
const notice = 48 * 60 * minute;
const isSold = ({ status }: Order) => status === 'CONFIRMED';

export class ServedOrders {
  readonly #all: Order[] = [];

  constructor(
    private readonly now: () => Date,
    private readonly stock: Stock,
    private readonly isPaid: (payment: string, minor: number, reference: string) => boolean,
  ) {}

  isOpen(id: string): boolean {
    return ['ON_HOLD', 'PENDING_PAYMENT'].includes(this.#find(id)?.status ?? '');
  }

  /** The choices whose places are taken. */
  choices(): readonly Choice[] {
    const own = this.#all.filter((one) => this.isOpen(one.id) || isSold(one));
    return own.flatMap(({ lines }) =>
      lines.flatMap(({ choice, cancelled }) => (cancelled ? [] : [choice])),
    );
  }

  place(cart: Cart, body: Asked['body']) {
    if (cart.lines.length + cart.stays.length === 0) throw new Refusal('CART_EMPTY');
    const now = this.now().getTime();
    const isHeld = (line: Cart['lines'][number]) =>
      line.until > now || (line.order !== undefined && this.isOpen(line.order));
    const lost =
      cart.lines.find((line) => !isHeld(line)) ?? cart.stays.find(({ until }) => until <= now);
    if (lost) throw new Refusal('LINE_UNAVAILABLE', lost.id);
    const lines = cart.lines.map(({ id, choice, packageId }) => ({
      ...itemOf(this.stock, { id, choice }, cart.currency),
      id,
      choice,
      packageId,
      codes: [],
    }));
    const stays = cart.stays.map(({ id, booking, minor }) => ({ id, booking, minor }));
    if (decimal(sumOf([...lines, ...stays])) !== body.Total || body.Currency !== cart.currency)
      throw new Refusal('TOTAL_CHANGED', 'Total');
    for (const one of this.#all)
      if (one.session === cart.session && one.status === 'ON_HOLD') one.status = 'CANCELLED';
    const order: Order = {
      id: `TQ-${word()}-${word()}`,
      at: this.now(),
      session: cart.session,
      lines,
      stays,
      currency: cart.currency,
      contact: body.Contact,
      reference: body.Reference,
      status: body.PayUntil ? 'PENDING_PAYMENT' : 'ON_HOLD',
      until: body.PayUntil ? Date.parse(body.PayUntil) : now + 30 * minute,
    };
    this.#all.push(order);
    for (const line of cart.lines) line.order = order.id;
    if (body.PayUntil) Object.assign(cart, { lines: [], stays: [] });
    cart.packages.forEach((_, id) => body.PayUntil && cart.packages.delete(id));
    return this.#wire(order);
  }

  told(id: string | undefined) {
    return this.#wire(this.#one(id));
  }

  of(email: string) {
    const own = this.#all.filter((one) => isSold(one) && emailOf(one) === email.toLowerCase());
    return { Orders: own.toReversed().map((one) => this.#wire(one)) };
  }

  confirm(id: string | undefined, payment: string) {
    const order = this.#one(id);
    if (isSold(order) && order.payment !== payment) throw new Refusal('ORDER_CONFIRMED');
    if (order.status === 'CANCELLED') throw new Refusal('ORDER_CANCELLED');
    if (order.status === 'EXPIRED') throw new Refusal('ORDER_EXPIRED');
    if (
      !isSold(order) &&
      !this.isPaid(payment, sumOf([...order.lines, ...order.stays]), order.reference)
    )
      throw new Refusal('PAYMENT_NOT_ACCEPTED', 'PaymentId');
    if (!isSold(order)) for (const line of order.lines) line.codes = codesFor(line);
    Object.assign(order, { status: 'CONFIRMED', payment });
    return [this.#wire(order), order.session] as const;
  }

  /** Cancels a whole unpaid order, or tickets of a paid one. */
  cancel(id: string | undefined, { Lines, Way, Amount }: Asked['body']) {
    const order = this.#one(id);
    if (Lines) return this.#cancelLines(order, Lines, Way, Amount);
    if (isSold(order)) throw new Refusal('ORDER_CONFIRMED');
    if (order.status === 'EXPIRED') throw new Refusal('ORDER_EXPIRED');
    order.status = 'CANCELLED';
    return this.#wire(order);
  }

  #cancelLines(order: Order, ids: readonly string[], way: string, amount: number) {
    const stays = order.stays.filter(({ id }) => ids.includes(id));
    const isStay = (id: string) => stays.some((one) => one.id === id);
    const lines = ids.filter((id) => !isStay(id)).map((id) => this.#ticket(order, id, firstBegin));
    if (stays.some(({ back }) => back !== undefined)) throw new Refusal('TICKET_CANCELLED', ids[0]);
    if (way !== 'REFUND') throw new Refusal('NO_SUCH_RIGHT', ids[0]);
    const backs = stays.map((one) => ({ minor: backOf(one, this.now()) }));
    if (decimal(sumOf([...lines, ...backs])) !== amount)
      throw new Refusal('AMOUNT_CHANGED', 'Amount');
    for (const line of lines) Object.assign(line, { cancelled: true, codes: [] });
    for (const stay of stays) stay.back = backOf(stay, this.now());
    return this.#wire(order);
  }

  changeDate(id: string | undefined, { Line, Date: day, StartTime = null }: Asked['body']) {
    const order = this.#one(id);
    const line = this.#ticket(order, Line);
    const { choice } = line;
    if (choice.Date === day && choice.StartTime === StartTime)
      throw new Refusal('SAME_CHOICE', 'Date');
    const wanted = { ...choice, Date: day, StartTime };
    this.stock.priced(wanted, order.currency);
    if (order.lines.some((one) => one !== line && !one.cancelled && one.choice.Date === day))
      throw new Refusal('SAME_DATE', 'Date');
    if (beginOf(wanted) - notice < this.now().getTime()) throw new Refusal('TOO_LATE', 'Date');
    if (this.stock.left(choice.Slug, day, StartTime) < peopleOf(choice))
      throw new Refusal('NO_AVAILABILITY', 'Date');
    const { boughtFor = choice } = line;
    Object.assign(line, { choice: wanted, boughtFor, codes: codesFor(line) });
    return this.#wire(order);
  }

  /** A ticket of a paid order that can still change. */
  #ticket(order: Order, id: string, beginning = begin): OrderLine {
    if (order.status === 'CANCELLED') throw new Refusal('ORDER_CANCELLED', 'Id');
    if (!isSold(order)) throw new Refusal('ORDER_EXPIRED', 'Id');
    const line = order.lines.find((one) => one.id === id);
    if (!line) throw new Refusal('UNKNOWN_LINE', id);
    if (line.cancelled) throw new Refusal('TICKET_CANCELLED', id);
    if (beginning(line) - notice < this.now().getTime()) throw new Refusal('TOO_LATE', id);
    return line;
  }

  #find(id: string | undefined): Order | undefined {
    const found = this.#all.find((one) => one.id === id);
    const isWaiting = found && ['ON_HOLD', 'PENDING_PAYMENT'].includes(found.status);
    if (isWaiting && found.until <= this.now().getTime()) found.status = 'EXPIRED';
    return found;
  }

  #one(id: string | undefined): Order {
    const found = this.#find(id);
    if (!found) throw new Refusal('NOT_FOUND', 'Id');
    return found;
  }

  #wire({ id, status, at, until, currency, contact, reference, lines, stays, payment }: Order) {
    const isOpen = this.isOpen(id);
    const Items = lines.map(({ told, choice, boughtFor, minor, codes, cancelled, packageId }) => ({
      ...told,
      Date: choice.Date,
      StartTime: choice.StartTime,
      BoughtFor: boughtFor ? { Date: boughtFor.Date, StartTime: boughtFor.StartTime } : null,
      HeldUntil: isOpen ? new Date(until) : null,
      Vouchers: vouchersOf(told, codes),
      CancellationRule: { Steps: [{ Hours: 48, Percent: 100 }], Ways: ['REFUND'] },
      Cancellation: cancelled ? { Amount: decimal(minor), Way: 'REFUND' } : null,
      PackageId: packageId ?? null,
    }));
    const Stays = stays.map((one) => ({
      Id: one.id,
      Booking: one.booking,
      Amount: decimal(one.minor),
      Cancellation: one.back === undefined ? null : { Amount: decimal(one.back), Way: 'REFUND' },
    }));
    return {
      Id: id,
      Status: status,
      CreatedAt: at,
      Reference: reference,
      Items,
      Stays,
      Currency: { IsoCode: currency },
      Contact: contact,
      PaymentId: payment ?? null,
      Totals: { Total: decimal(sumOf([...lines, ...stays])) },
      Can: ['CHANGE_DATE', 'CANCEL'],
    };
  }
}

const sumOf = (lines: readonly Pick<OrderLine, 'minor'>[]) =>
  lines.reduce((sum, { minor }) => sum + minor, 0);
function backOf({ booking, minor }: OrderStay, now: Date): number {
  const { rooms } = Object(booking);
  const shares: readonly number[] = rooms.map(
    ({ cancellation: { freeUntil, laterPercent } }: Room) =>
      freeUntil && Date.parse(freeUntil) > now.getTime() ? 100 : laterPercent,
  );
  return Math.round((minor * Math.min(...shares)) / 100);
}
interface Room {
  readonly cancellation: { readonly freeUntil: string | null; readonly laterPercent: number };
}
const beginOf = ({ Date: day, StartTime }: Choice) =>
  Date.parse(`${day}T${StartTime ?? '09:00'}:00-05:00`);
const begin = ({ choice }: OrderLine) => beginOf(choice);
/** The earlier of the bought and the current day: a date change must not prolong cancellation. */
const firstBegin = ({ choice, boughtFor = choice }: OrderLine) =>
  Math.min(beginOf(choice), beginOf(boughtFor));
const codesFor = ({ choice }: Pick<OrderLine, 'choice'>) =>
  Array.from({ length: peopleOf(choice) }, () => `${word()}-${word()}-${word()}`);

/** One per unit; the first carries the price of the add-ons. */
function vouchersOf({ Units }: OrderLine['told'], codes: readonly string[]) {
  const each = Units.flatMap(({ Type, Quantity, UnitPrice }) =>
    Array.from({ length: Quantity }, () => ({ UnitType: Type, Amount: UnitPrice })),
  );
  return codes.map((Code, at) => ({ Code, ...each[at], Status: 'VALID' }));
}
const emailOf = ({ contact }: Order) => String(Reflect.get(contact, 'Email')).toLowerCase();
