import { randomUUID } from 'node:crypto';
import { addDays, pathOf } from '@shop/domain';
import type { BrowserContext } from '@playwright/test';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { plainCheckIn } from '@shop/test/stays';
import { Visitor } from '@shop/test/visitor';
import type { Tongue } from './tongues.js';

const kept = ['cart', 'orders', 'currency', 'language', 'theme', 'sid', 'signed_in'];

/** A visit over plain HTTP, whose cookies a browser can take over. */
export class Visit {
  readonly visitor: Visitor;

  constructor(
    private readonly context: BrowserContext,
    private readonly url: string,
    private readonly tongue: Tongue,
  ) {
    this.visitor = new Visitor(url);
  }

  /** Puts two adults on a day of next month into the cart. */
  async fill(): Promise<void> {
    await fillCart(this.visitor, this.tongue.park, await this.aDay(this.tongue.park));
    await this.handOver();
  }

  /** Sets the currency, whatever the visitor's country. */
  async payIn(currency: string): Promise<void> {
    const { home: path, language } = this.tongue;
    await this.visitor.postForm('/api/settings', { path, language, currency, theme: 'system' });
  }

  /** Puts two nights for two people at the Manglar into the cart, with free cancellation. */
  async stay(): Promise<void> {
    const checkin = plainCheckIn(30);
    const added = await this.visitor.postForm('/api/cart/stays', {
      path: this.tongue.cart,
      hotel: 'hxm',
      checkin,
      checkout: addDays(checkin, 2),
      room: '2_mangle.breakfast.free',
      promo: '',
      attempt: randomUUID(),
    });
    const next = added.headers.get('location');
    if (!next?.includes('done=')) throw new Error(`the room was not added: ${next}`);
    await this.handOver();
  }

  /** A free day about forty days from now; `at` picks among several, from 0. */
  async aDay(path: string, at = 0): Promise<string> {
    const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
    const day = sellableDays(await this.visitor.look('buy', `${path}?month=${month}`))[at];
    if (!day) throw new Error(`no day to buy on ${path} in ${month}`);
    return day;
  }

  async buy(): Promise<string> {
    const back = await payAt(await checkOut(this.visitor, this.tongue.checkout), approvedCard);
    const address = (await this.visitor.get(back)).headers.get('location');
    if (!address) throw new Error('the provider sent nobody back');
    await this.handOver();
    return address;
  }

  async placeTransfer(): Promise<string> {
    const address = await checkOut(this.visitor, this.tongue.checkout, 'TR');
    await this.handOver();
    return address;
  }

  /** Starts paying; returns the provider's page, and the address of the possible order. */
  async beginPaying(): Promise<{ readonly provider: string; readonly order: string }> {
    const provider = await checkOut(this.visitor, this.tongue.checkout);
    const [id = ''] = /TQ-[\w-]+/.exec(await (await fetch(provider)).text()) ?? [];
    await this.handOver();
    return { provider, order: pathOf({ name: 'order', params: { id } }, this.tongue.language) };
  }

  async handOver(): Promise<void> {
    const { hostname: domain } = new URL(this.url);
    const cookies = kept.flatMap((cookie) => {
      const name = `__Host-${cookie}`;
      const value = this.visitor.cookie(name);
      return value ? [{ name, value, domain, path: '/', secure: true, httpOnly: true }] : [];
    });
    await this.context.addCookies(cookies);
  }
}
