import type { AttemptLimit } from './attempt-limit.js';
import { hashed } from './hashed.js';
import type { WindowLimit } from './window-limit.js';

type Measured<Reply> =
  | { readonly kind: 'asked'; readonly reply: Reply }
  | { readonly kind: 'reached'; readonly seconds: number };

/** Limits wrong promo codes by address (docs/rules/coupons.md#guessing). Repeats count once. */
export class WrongCodes {
  constructor(
    private readonly guesses: AttemptLimit,
    private readonly seen: WindowLimit,
  ) {}

  /** Quotes a promo code; after too many wrong ones returns the seconds to wait. */
  async measure<Reply>(
    address: string | undefined,
    promoCode: string,
    ask: () => Promise<Reply>,
    isWrong: (reply: Reply) => boolean,
  ): Promise<Measured<Reply>> {
    if (address === undefined) return { kind: 'asked', reply: await ask() };
    const seconds = await this.guesses.waitFor(address);
    if (seconds > 0) return { kind: 'reached', seconds };
    const reply = await ask();
    const isGuess =
      isWrong(reply) && (await this.seen.waitFor(hashed(`${address} ${promoCode}`))) === 0;
    if (!isGuess) await this.guesses.takeBack(address);
    return { kind: 'asked', reply };
  }
}
