import {
  type CartStay,
  type CurrencyCode,
  type DisplayCart,
  type Language,
  type PackageChoice,
  type StayBooking,
  staysOf,
} from '@shop/domain';
import type {
  KeptCart,
  NewPackage,
  PackageCalls,
  PackageWritten,
  Written,
} from '@shop/ports/backends';
import { emptyCart } from './cart-sums.js';
import { lineOf } from './line-of.js';
import { MemoryCarts } from './memory-carts.js';
import { withoutPackage, withoutParts, withStays } from './cart-without.js';
import { refusePackage } from './refuse-package.js';

const mostExtensions = 2;

/** Packages of the memory gateway, by the domain's rules. */
export class MemoryPackageCalls extends MemoryCarts implements PackageCalls {
  async addPackage(
    session: string | undefined,
    { from = [], stay, ...wanted }: NewPackage,
    currency: CurrencyCode,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(key, ['addPackage', session, wanted, from, stay?.id, currency], () => {
      const kept = session === undefined ? undefined : this.held.get(session)?.cart;
      const cart = kept ?? emptyCart(this.next('cart'), currency);
      const isLoose = (id: string) => cart.lines.some((line) => line.id === id && !line.packageId);
      if (!from.every(isLoose)) return { kind: 'refused', refusal: 'unknownLine' };
      const rest = { ...cart, lines: cart.lines.filter(({ id }) => !from.includes(id)) };
      const owner = kept && session ? session : this.next('session');
      const packageId = this.next('package');
      const nights = stay && this.#nightsOf(rest, stay, packageId);
      const whole = nights ? { ...rest, stays: nights } : rest;
      return this.#putPackage(owner, whole, wanted, packageId);
    });
  }

  async changePackage(
    session: string,
    id: string,
    wanted: PackageChoice,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(key, ['changePackage', session, id, wanted], () => {
      const cart = this.#cartOf(session, id);
      if (!cart) return unknownPackage;
      return this.#putPackage(session, withoutParts(cart, id), wanted, id);
    });
  }

  async removePackage(
    session: string,
    id: string,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(key, ['removePackage', session, id], () => {
      const cart = this.#cartOf(session, id);
      if (!cart) return unknownPackage;
      const rest = withStays(cart, ({ packageId }) => packageId !== id);
      return this.keep(session, withoutPackage(withoutParts(rest, id), id));
    });
  }

  async splitPackage(
    session: string,
    id: string,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(key, ['splitPackage', session, id], () => {
      const cart = this.#cartOf(session, id);
      if (!cart) return unknownPackage;
      const { shelf } = this.catalogue;
      const lines = cart.lines.map((line) => {
        if (line.packageId !== id) return line;
        const alone = lineOf(shelf, line, line.id, cart.currency) ?? line;
        return { ...alone, status: line.status };
      });
      const stays = staysOf(cart).map(({ packageId, ...stay }) =>
        packageId === undefined || packageId === id ? stay : { ...stay, packageId },
      );
      const loose = { ...cart, lines, ...(stays.length > 0 && { stays }) };
      return this.keep(session, withoutPackage(loose, id));
    });
  }

  async extendHold(session: string, _language: Language, key: string): Promise<PackageWritten> {
    return this.write(key, ['extendHold', session], () => {
      const cart = this.held.get(session)?.cart;
      if (!cart) return { kind: 'refused', refusal: 'cartEmpty' };
      const left = cart.holdExtensionsLeft ?? mostExtensions;
      if (left === 0) return { kind: 'refused', refusal: 'holdLimit' };
      return this.keep(session, { ...cart, holdExtensionsLeft: left - 1 });
    });
  }

  /** Puts a package beside the lines that stay: all parts or none. */
  #putPackage(
    session: string,
    cart: DisplayCart,
    { parts, people, extras, pickup }: PackageChoice,
    id: string,
  ): Written<KeptCart> {
    const { shelf } = this.catalogue;
    const hasStay = staysOf(cart).some(({ packageId }) => packageId === id);
    const no = refusePackage(shelf, cart, { parts, people, extras, pickup }, hasStay);
    if (no.kind === 'refused') return no;
    const lines = no.choices.flatMap((choice) => {
      const its = { packageId: id, parksInPackage: parts.length };
      return lineOf(shelf, choice, this.next('line'), cart.currency, its) ?? [];
    });
    if (lines.length < parts.length) return { kind: 'refused', refusal: 'unknownProduct' };
    const { original, saved, total: amount } = emptyCart('', cart.currency);
    const isAsked = lines.some(({ fetched }) => fetched?.kind === 'place');
    const place = isAsked ? pickup : undefined;
    const one = { id, people, extras, pickup: place, original, saved, amount };
    const isKnown = cart.packages.some((other) => other.id === id);
    const packages = isKnown
      ? cart.packages.map((other) => (other.id === id ? one : other))
      : [...cart.packages, one];
    return this.keep(session, { ...cart, packages, lines: [...cart.lines, ...lines] });
  }

  /** The stays of the cart with these nights in a package; loose ones of the same booking are they. */
  #nightsOf(cart: DisplayCart, booking: StayBooking, packageId: string): readonly CartStay[] {
    const known = staysOf(cart).find((stay) => stay.booking.id === booking.id);
    const rest = staysOf(cart).filter((stay) => stay !== known);
    const id = known?.id ?? this.next('stay');
    return [...rest, { id, booking, amount: booking.total, status: 'HELD', packageId }];
  }

  #cartOf(session: string, id: string): DisplayCart | undefined {
    const cart = this.held.get(session)?.cart;
    return cart?.packages.some((one) => one.id === id) ? cart : undefined;
  }
}

const unknownPackage = { kind: 'refused', refusal: 'unknownPackage' } as const;
