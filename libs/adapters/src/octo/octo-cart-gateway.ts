import type { CartReply, Choice, CurrencyCode, Language } from '@shop/domain';
import type { BackendReply, CartGateway, KeptCart, Written } from '@shop/ports/backends';
import { uuidOf } from './octo-bookings.js';
import { type Changed } from './octo-carts.js';
import { lineOfHolding, refused } from './octo-cart-lines.js';
import { holdRequestOf, isHeldAt, keptOf } from './octo-lines.js';
import { OctoPackageCalls } from './octo-package-calls.js';
import type { BookedLine } from './octo-records.js';

/** Carts stored by the shop; each line is a booking on hold (backends/docs/octo.md). */
export class OctoCartGateway extends OctoPackageCalls implements CartGateway {
  async cartOf(session: string): Promise<CartReply> {
    const kept = await this.store.carts.find(session);
    if (!kept) return { kind: 'failed', reason: 'unknown' };
    const { lines, currency } = kept.value;
    const now = this.store.clock.now();
    const withErrors = lines.some((line) => !isHeldAt(line, now));
    return { kind: 'found', cart: { productCount: lines.length, withErrors, currency } };
  }

  async display(session: string): Promise<BackendReply<KeptCart>> {
    const asked = await this.settled(session);
    if (asked.kind !== 'ok') return asked;
    return { kind: 'ok', answer: keptOf(asked.answer, this.store.clock.now()) };
  }

  async add(
    session: string | undefined,
    choice: Choice,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    return this.write(
      session,
      key,
      async (cart, fresh): Promise<Changed> => {
        const no = await this.refuse(choice, cart.lines);
        if (no) return no;
        const held = await this.hold(choice, cart, key, fresh);
        if (held.kind !== 'ok') return held;
        const line = lineOfHolding(uuidOf(`line:${key}`), choice, held.state);
        return { kind: 'ok', cart: { ...cart, lines: [...cart.lines, line] } };
      },
      { currency, language },
    );
  }

  /** In the line's own booking; in a new one if an order has it. */
  async change(
    session: string,
    id: string,
    choice: Choice,
    _language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    return this.write(session, key, async (cart, fresh): Promise<Changed> => {
      const line = cart.lines.find((one) => one.id === id && one.packageId === null);
      if (!line) return refused('unknownLine');
      const no = await this.refuse(choice, cart.lines, id);
      if (no) return no;
      const isOwn = line.order === null && isHeldAt(line, this.store.clock.now());
      const held = isOwn
        ? await this.store.bookings.change(line.uuid, choice, cart.currency)
        : await this.hold(choice, cart, key, fresh);
      if (held.kind !== 'ok') return held;
      const changed = lineOfHolding(id, choice, held.state);
      const lines = cart.lines.map((one) => (one.id === id ? changed : one));
      return { kind: 'ok', cart: { ...cart, lines }, gone: [line] };
    });
  }

  async remove(
    session: string,
    id: string,
    _language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    return this.write(session, key, async (cart): Promise<Changed> => {
      const line = cart.lines.find((one) => one.id === id && one.packageId === null);
      if (!line) return refused('unknownLine');
      const lines = cart.lines.filter((one) => one !== line);
      return { kind: 'ok', cart: { ...cart, lines }, gone: [line] };
    });
  }

  /** A booking's currency is fixed: makes all bookings anew, or none. */
  async setCurrency(
    session: string,
    currency: CurrencyCode,
    _language: Language,
    key: string,
  ): Promise<Written<KeptCart>> {
    const written = await this.write(session, key, async (cart, fresh): Promise<Changed> => {
      if (cart.currency === currency) return { kind: 'ok', cart };
      const lines: BookedLine[] = [];
      for (const line of cart.lines) {
        const held = await this.hold(holdRequestOf(line), { currency }, `${key}:${line.id}`, fresh);
        if (held.kind !== 'ok') return held;
        lines.push({ ...line, ...held.state, order: null });
      }
      return { kind: 'ok', cart: { ...cart, currency, lines }, gone: cart.lines };
    });
    const isGone = written.kind === 'refused' && written.refusal === 'unknownLine';
    return isGone ? refused('cartEmpty') : written;
  }

  async drop(session: string): Promise<Written<void>> {
    const kept = await this.store.carts.find(session);
    if (kept && (await this.store.carts.end(session, kept.version)))
      await this.giveBack(kept.value.lines);
    return { kind: 'ok', state: undefined };
  }
}
