import {
  type CartLine,
  type Choice,
  type CurrencyCode,
  type DisplayCart,
  type ErrorCode,
  type Language,
} from '@shop/domain';
import type { CartGateway, KeptCart, Written } from '@shop/ports/backends';
import { errorOfRefusal } from '../../../presenters/present-problem.js';

/** A change as a visitor asked for it. The key makes pressing twice one change. */
export interface CartChange {
  readonly session: string | undefined;
  readonly line: string | undefined;
  readonly currency: CurrencyCode;
  readonly language: Language;
  readonly key: string;
}

export type CartChanged =
  | { readonly kind: 'changed'; readonly session: string; readonly cart: DisplayCart }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** Whether the backend said no, rather than nothing. */
      readonly isDecided: boolean;
      /** The line of the cart that it collides with, when there is one. */
      readonly collision: CartLine | undefined;
    };

/** Adds, changes and removes lines; a no of the backend becomes an entry of the catalogue. */
export class ChangeCart {
  constructor(private readonly carts: CartGateway) {}

  async put(choice: Choice, change: CartChange): Promise<CartChanged> {
    const { session, line, currency, language, key } = change;
    const written =
      line && session
        ? await this.carts.change(session, line, choice, language, key)
        : await this.carts.add(session, choice, currency, language, key);
    return this.settle(written, change);
  }

  async remove(session: string, line: string, change: CartChange): Promise<CartChanged> {
    const written = await this.carts.remove(session, line, change.language, change.key);
    return this.settle(written, change);
  }

  private async settle(written: Written<KeptCart>, change: CartChange): Promise<CartChanged> {
    if (written.kind === 'ok') return { kind: 'changed', ...written.state };
    if (written.kind === 'failed')
      return { kind: 'refused', code: 'cartUpdate', isDecided: false, collision: undefined };
    const collision = await this.lineOf(written.line, change);
    return { kind: 'refused', code: errorOfRefusal(written.refusal), isDecided: true, collision };
  }

  private async lineOf(
    line: string | undefined,
    { session, language }: CartChange,
  ): Promise<CartLine | undefined> {
    if (!line || !session) return undefined;
    const reply = await this.carts.display(session, language);
    return reply.kind === 'ok' ? reply.answer.cart.lines.find(({ id }) => id === line) : undefined;
  }
}
