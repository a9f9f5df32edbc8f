import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type CartLine,
  type Choice,
  type CurrencyCode,
  type DisplayCart,
  type ErrorCode,
  type Language,
  type Money,
  type Visitor,
} from '@shop/domain';
import {
  CartGateway,
  type LimitReached,
  type NewPackage,
  type PackageWritten,
} from '@shop/ports/backends';
import type { Visit } from '../../../visit/visit.js';

/** A change as a visitor asked for it. */
export interface CartChange {
  readonly session: string | undefined;
  readonly line: string | undefined;
  readonly currency: CurrencyCode;
  readonly language: Language;
  readonly layout: Visitor['layout'];
  /** Names this try: pressing twice is one change. */
  readonly attempt: string;
}

export interface CartChanged {
  readonly kind: 'changed';
  readonly session: string;
  readonly cart: DisplayCart;
}

export interface CartRefused {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  /** Whether the backend said no, rather than nothing. */
  readonly isDecided: boolean;
  /** The line of the cart that it collides with, when there is one. */
  readonly collision: CartLine | undefined;
  /** Which part of the package that was asked for, from 0. */
  readonly part?: number | undefined;
  /** What is missing to the minimum of a code. */
  readonly missing?: Money | undefined;
  /** What a stay costs by now, where that is more than was seen. */
  readonly asked?: Money | undefined;
  /** Set when a limit of ours refused it, rather than the backend. */
  readonly limit?: LimitReached | undefined;
}

/** Adds, changes and removes lines; what the backend refuses becomes an entry of the catalogue. */
@Injectable()
export class ChangeCart {
  constructor(@Inject(CartGateway) private readonly carts: CartGateway) {}

  async put(choice: Choice, change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, line, currency, language, attempt } = change;
    const key = keyOf(attempt, [session, choice]);
    const written =
      line && session
        ? await this.carts.change(session, line, choice, language, key)
        : await this.carts.add(session, choice, currency, language, key);
    return this.settle(written, change);
  }

  /** A line of this cart in its place. */
  async changeLine(choice: Choice, change: CartChange): Promise<CartChanged | CartRefused> {
    if (!change.session) return { ...notDone, code: 'unknownLine', isDecided: true };
    return this.put(choice, change);
  }

  async remove(change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, line, language, attempt } = change;
    if (!session || !line) return notDone;
    const key = keyOf(attempt, line);
    return this.settle(await this.carts.remove(session, line, language, key), change);
  }

  /** A package is put in whole, or changed whole when it is named. */
  async putPackage(
    wanted: NewPackage,
    change: CartChange & { readonly package: string | undefined },
  ): Promise<CartChanged | CartRefused> {
    const { session, package: id, currency, language, attempt } = change;
    const { stay, ...parts } = wanted;
    const key = keyOf(attempt, [session, id, { ...parts, ...(stay && { stay: stay.id }) }]);
    const written =
      id && session
        ? await this.carts.changePackage(session, id, wanted, language, key)
        : await this.carts.addPackage(session, wanted, currency, language, key);
    return this.settle(written, change);
  }

  async removePackage(id: string, change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    if (!session) return notDone;
    const key = keyOf(attempt, ['package', id]);
    return this.settle(await this.carts.removePackage(session, id, language, key), change);
  }

  async splitPackage(id: string, change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    if (!session) return notDone;
    const key = keyOf(attempt, ['split', id]);
    return this.settle(await this.carts.splitPackage(session, id, language, key), change);
  }

  async addPromo(code: string, change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    if (!session) return { ...notDone, code: 'cartEmpty', isDecided: true };
    const key = keyOf(attempt, ['promo', code]);
    const written = await this.carts.addPromo(session, code, language, key);
    return this.settle(written, change, 'noPromos');
  }

  async removePromo(code: string, change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    if (!session) return notDone;
    const key = keyOf(attempt, ['no promo', code]);
    const written = await this.carts.removePromo(session, code, language, key);
    return this.settle(written, change, 'noPromos');
  }

  /** Holds what is still held for longer; where no backend does that, none says that it can. */
  async extendHold(change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    if (!session) return { ...notDone, code: 'cartEmpty', isDecided: true };
    const key = keyOf(attempt, ['hold', session]);
    const written = await this.carts.extendHold(session, language, key);
    if (written.kind === 'unsupported') return { ...notDone, isDecided: true };
    return this.settle(written, change);
  }

  /** `unsupported` is what is said where the backend has no such call. */
  private async settle(
    written: PackageWritten,
    change: CartChange,
    unsupported: ErrorCode = 'noPackages',
  ): Promise<CartChanged | CartRefused> {
    if (written.kind === 'ok') return { kind: 'changed', ...written.state };
    if (written.kind === 'failed') return notDone;
    if (written.kind === 'unsupported') return { ...notDone, code: unsupported, isDecided: true };
    const { refusal, line, part, missing, limit } = written;
    const collision = await this.lineOf(line, change);
    const why = { part, missing, limit };
    return { kind: 'refused', code: refusal, isDecided: true, collision, ...why };
  }

  private async lineOf(
    line: string | undefined,
    { session, language, layout }: CartChange,
  ): Promise<CartLine | undefined> {
    if (!line || !session) return undefined;
    const reply = await this.carts.display(session, { language, layout });
    return reply.kind === 'ok' ? reply.answer.cart.lines.find(({ id }) => id === line) : undefined;
  }
}

/** What a form of the cart page asks for. */
export const changeOf = (
  { visitor: { currency, language, layout }, cart }: Visit,
  attempt: string,
): CartChange => ({
  session: cart.session,
  line: undefined,
  currency,
  language,
  layout,
  attempt,
});

/** The backend did not answer: the change may have been made or not. */
export const notDone: CartRefused = {
  kind: 'refused',
  code: 'cartUpdate',
  isDecided: false,
  collision: undefined,
};

/** The same attempt at the same thing is one change; another choice is another. */
export const keyOf = (attempt: string, what: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([attempt, what]))
    .digest('hex')
    .slice(0, 32);
