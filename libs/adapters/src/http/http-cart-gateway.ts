import type { CartReply, Choice, CurrencyCode, Language } from '@shop/domain';
import type {
  BackendReply,
  CartGateway,
  CartReader,
  KeptCart,
  Written,
} from '@shop/ports/backends';
import { z } from 'zod';
import { about } from './about.js';
import type { Backend } from './backend.js';
import { askedOf, writtenOf } from './refusals.js';
import { segment } from './segment.js';
import { HttpPromoCalls } from './http-promo-calls.js';
import { cartCount } from './wire-cart.js';
import { writeChoice, writeLanguage } from './wire-choice.js';
import { keptCart } from './wire-kept-cart.js';

const cart = 'xapi/shopping-cart';

/** Carts over the shopping-cart API (backends/contracts/shopping-cart.yaml). */
export class HttpCartGateway extends HttpPromoCalls implements CartGateway {
  /** `amountsInUSD` also requests the total in dollars. */
  constructor(
    backend: Backend,
    private readonly amountsInUSD = false,
  ) {
    super(backend);
  }

  async cartOf(session: string, reader: CartReader): Promise<CartReply> {
    const query = this.#query(session, reader);
    const ask = { query, shape: cartCount, about: about.cart.countCart(session) };
    const reply = await this.backend.get(cart, ask);
    if (reply.kind === 'ok') return { kind: 'found', cart: reply.body };
    const isGone = reply.kind === 'rejected' && reply.status === 404;
    return { kind: 'failed', reason: isGone ? 'unknown' : reply.kind };
  }

  async display(session: string, reader: CartReader): Promise<BackendReply<KeptCart>> {
    const query = this.#query(session, reader);
    const ask = { query, shape: keptCart, about: about.cart.displayCart(session) };
    return askedOf(await this.backend.get(`${cart}-for-display`, ask));
  }

  async add(
    session: string | undefined,
    choice: Choice,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    const body = {
      SessionId: session ?? null,
      Language: writeLanguage(language),
      Currency: currency,
      ...writeChoice(choice),
    };
    const of = about.cart.addItem(session, currency, choice.slug);
    const send = { body, key, shape: keptCart, about: of };
    return writtenOf(await this.backend.send('POST', `${cart}/items`, send));
  }

  async change(
    session: string,
    line: string,
    choice: Choice,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    const body = {
      SessionId: session,
      Language: writeLanguage(language),
      ...writeChoice(choice),
    };
    const path = `${cart}/items/${segment(line)}`;
    const send = { body, key, shape: keptCart, about: about.cart.changeItem(session) };
    const reply = await this.backend.send('PATCH', path, send);
    return writtenOf(reply, 'unknownLine');
  }

  async remove(
    session: string,
    line: string,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    const body = { SessionId: session, Language: writeLanguage(language) };
    const path = `${cart}/items/${segment(line)}`;
    const send = { body, key, shape: keptCart, about: about.cart.removeItem(session) };
    const reply = await this.backend.send('DELETE', path, send);
    return writtenOf(reply, 'unknownLine');
  }

  async setCurrency(
    session: string,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    const body = {
      SessionId: session,
      Language: writeLanguage(language),
      Currency: currency,
    };
    const reply = await this.backend.send('PUT', `${cart}/currency`, {
      body,
      key,
      shape: keptCart,
      about: about.cart.setCurrency(session, currency),
    });
    return writtenOf(reply, 'cartEmpty');
  }

  /** Idempotent: a missing cart counts as dropped. */
  async drop(session: string, id: string): Promise<Written<void>> {
    const reply = await this.backend.send('DELETE', cart, {
      body: { IdCart: id, SessionId: session },
      key: `drop:${id}`,
      shape: z.void(),
    });
    if (reply.kind === 'rejected' && reply.status === 404) return { kind: 'ok', state: undefined };
    return writtenOf(reply);
  }

  #query(session: string, { language, layout }: CartReader) {
    return {
      Language: writeLanguage(language),
      SessionId: session,
      Mobile: layout === 'mobile',
      IncludeAmountsUSD: this.amountsInUSD,
    };
  }
}
