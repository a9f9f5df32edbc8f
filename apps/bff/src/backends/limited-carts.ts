import type { CurrencyCode, Language } from '@shop/domain';
import type {
  BackendReply,
  CartGateway,
  CartReader,
  CartStays,
  KeptCart,
  LimitReached,
  PackageWritten,
  Written,
} from '@shop/ports/backends';
import { currentAsker } from '../observability/request-scope.js';
import type { HeldCarts } from './held-carts.js';
import type { WrongCodes } from './limits/wrong-codes.js';

const placesHeld = (limit: LimitReached) =>
  ({ kind: 'refused', refusal: 'placesHeld', limit }) as const;

type Placed = Parameters<HeldCarts['take']>[1];
type Reply = Written<KeptCart> | PackageWritten;

/** One cart call: checks the limit before it and records the places after it. */
async function limited<Answer extends Reply>(
  held: HeldCarts,
  cart: Parameters<HeldCarts['take']>[0],
  ask: () => Promise<Answer>,
  choices: Placed = [],
  isLonger = false,
): Promise<Answer | ReturnType<typeof placesHeld>> {
  const taken = await held.take(cart, choices);
  if (taken.kind === 'reached') return placesHeld(taken.limit);
  const reply = await ask();
  const newCartKey = cart.session === undefined ? cart.key : undefined;
  if (reply.kind === 'ok') await held.note(reply.state, taken.held, { newCartKey, isLonger });
  // After a failed call the backend may hold the places: keep them counted.
  else if (reply.kind !== 'failed') await taken.undo();
  return reply;
}

/** Applies the limits of held places and of guessed promo codes to carts. */
export class LimitedCarts implements CartGateway {
  constructor(
    private readonly carts: CartGateway,
    private readonly held: HeldCarts,
    private readonly wrongCodes: WrongCodes,
  ) {}

  cartOf: CartGateway['cartOf'] = (...asked) => this.carts.cartOf(...asked);

  async display(session: string, reader: CartReader): Promise<BackendReply<KeptCart>> {
    const taken = await this.held.take({ session, key: '' });
    if (taken.kind === 'reached') return { kind: 'failed', reason: 'limited', limit: taken.limit };
    const reply = await this.carts.display(session, reader);
    if (reply.kind === 'ok') await this.held.note(reply.answer, taken.held);
    return reply;
  }

  add: CartGateway['add'] = (session, choice, currency, language, key) =>
    limited(
      this.held,
      { session, key, currency },
      () => this.carts.add(session, choice, currency, language, key),
      [choice],
    );

  change: CartGateway['change'] = (session, line, choice, ...asked) =>
    this.limited(session, asked[1], () => this.carts.change(session, line, choice, ...asked), [
      choice,
    ]);

  addPackage: CartGateway['addPackage'] = (session, wanted, currency, language, key) =>
    limited(
      this.held,
      { session, key, currency },
      () => this.carts.addPackage(session, wanted, currency, language, key),
      placesOf(wanted),
    );

  changePackage: CartGateway['changePackage'] = (session, id, wanted, ...asked) =>
    this.limited(
      session,
      asked[1],
      () => this.carts.changePackage(session, id, wanted, ...asked),
      placesOf(wanted),
    );

  remove: CartGateway['remove'] = (session, ...asked) =>
    this.limited(session, asked[2], () => this.carts.remove(session, ...asked));

  removePackage: CartGateway['removePackage'] = (session, ...asked) =>
    this.limited(session, asked[2], () => this.carts.removePackage(session, ...asked));

  splitPackage: CartGateway['splitPackage'] = (session, ...asked) =>
    this.limited(session, asked[2], () => this.carts.splitPackage(session, ...asked));

  setCurrency: CartGateway['setCurrency'] = (session, ...asked) =>
    this.limited(session, asked[2], () => this.carts.setCurrency(session, ...asked));

  removePromo: CartGateway['removePromo'] = (session, ...asked) =>
    this.limited(session, asked[2], () => this.carts.removePromo(session, ...asked));

  extendHold: CartGateway['extendHold'] = (session, ...asked) =>
    this.limited(session, asked[1], () => this.carts.extendHold(session, ...asked), [], true);

  async addPromo(
    session: string,
    promoCode: string,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    const measured = await this.wrongCodes.measure(
      currentAsker(),
      promoCode,
      () =>
        this.limited(session, key, () => this.carts.addPromo(session, promoCode, language, key)),
      (reply) => reply.kind === 'refused' && reply.refusal === 'promoUnknown',
    );
    if (measured.kind === 'asked') return measured.reply;
    const limit = { kind: 'wait', seconds: measured.seconds } as const;
    return { kind: 'refused', refusal: 'tooFast', limit };
  }

  async drop(session: string, cart: string): Promise<Written<void>> {
    const reply = await this.carts.drop(session, cart);
    if (reply.kind === 'ok') await this.held.release(session);
    return reply;
  }

  private limited<Answer extends Reply>(
    session: string | undefined,
    key: string,
    ask: () => Promise<Answer>,
    choices?: Placed,
    isLonger?: boolean,
  ) {
    return limited(this.held, { session, key }, ask, choices, isLonger);
  }
}

const placesOf = ({ parts, people }: Parameters<CartGateway['addPackage']>[1]): Placed =>
  parts.map(({ slug, day, time }) => ({ slug, day, time, people }));

/** The same for stays, whose calls also return the whole cart. */
export class LimitedStays implements CartStays {
  constructor(
    private readonly stays: CartStays,
    private readonly held: HeldCarts,
  ) {}

  addStay(
    session: string | undefined,
    booking: Parameters<CartStays['addStay']>[1],
    currency: CurrencyCode,
    language: Language,
    key: string,
    into?: string,
  ): Promise<PackageWritten> {
    return limited(this.held, { session, key }, () =>
      this.stays.addStay(session, booking, currency, language, key, into),
    );
  }

  changeStay: CartStays['changeStay'] = (session, id, booking, language, key, into) =>
    limited(this.held, { session, key }, () =>
      this.stays.changeStay(session, id, booking, language, key, into),
    );

  removeStay: CartStays['removeStay'] = (session, id, language, key) =>
    limited(this.held, { session, key }, () => this.stays.removeStay(session, id, language, key));
}
