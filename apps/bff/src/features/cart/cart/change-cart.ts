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
import { keyOf } from '../../../backends/idempotency-key.js';
import type { Visit } from '../../../visit/visit.js';

export interface CartChange {
  readonly session: string | undefined;
  readonly line: string | undefined;
  readonly currency: CurrencyCode;
  readonly language: Language;
  readonly layout: Visitor['layout'];
  /** Idempotency key: a double click is one change. */
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
  /** Whether the backend refused, rather than failed. */
  readonly isDecided: boolean;
  /** The line of the cart that it conflicts with. */
  readonly collision: CartLine | undefined;
  /** Index of the package's part, from 0. */
  readonly part?: number | undefined;
  /** Amount missing to the minimum of a code. */
  readonly missing?: Money | undefined;
  /** The stay's new price, if it rose. */
  readonly asked?: Money | undefined;
  /** Set if one of our limits refused, not the backend. */
  readonly limit?: LimitReached | undefined;
}

/** Adds, changes and removes lines. A backend's refusal becomes an error code of the catalogue. */
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

  /** Adds a whole package, or replaces the one given by `change.package`. */
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

  async addPromo(promoCode: string, change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    if (!session) return { ...notDone, code: 'cartEmpty', isDecided: true };
    const key = keyOf(attempt, ['promo', promoCode]);
    const written = await this.carts.addPromo(session, promoCode, language, key);
    return this.settle(written, change, 'noPromos');
  }

  async removePromo(promoCode: string, change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    if (!session) return notDone;
    const key = keyOf(attempt, ['no promo', promoCode]);
    const written = await this.carts.removePromo(session, promoCode, language, key);
    return this.settle(written, change, 'noPromos');
  }

  async extendHold(change: CartChange): Promise<CartChanged | CartRefused> {
    const { session, language, attempt } = change;
    if (!session) return { ...notDone, code: 'cartEmpty', isDecided: true };
    const key = keyOf(attempt, ['hold', session]);
    const written = await this.carts.extendHold(session, language, key);
    if (written.kind === 'unsupported') return { ...notDone, isDecided: true };
    return this.settle(written, change);
  }

  /** `unsupported`: the error code if the backend lacks the call. */
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

/** No reply from the backend: it is unknown whether the change was made. */
export const notDone: CartRefused = {
  kind: 'refused',
  code: 'cartUpdate',
  isDecided: false,
  collision: undefined,
};
