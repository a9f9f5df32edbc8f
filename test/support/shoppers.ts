import { setTimeout as pause } from 'node:timers/promises';
import { type Language, pathOf, type RouteName } from '@shop/domain';
import { approvedCard, contact, sellableDays } from './purchases.js';
import { Visitor } from './visitor.js';

export interface Step {
  readonly times: number[];
  /** Unexpected replies, counted by status or by the page's message. */
  readonly wrong: Record<string, number>;
}

interface Place {
  readonly slug: string;
  readonly path: string;
  readonly language: Language;
}

const bruma: Place = { slug: 'bruma', path: '/es/entrada-bruma/', language: 'es' };
const places: readonly Place[] = [
  bruma,
  { slug: 'copalera', path: '/en/ticket-copalera/', language: 'en' },
  { slug: 'laguna-nacar', path: '/pt/ingresso-laguna-nacar/', language: 'pt' },
  { slug: 'guarida', path: '/es/entrada-guarida/', language: 'es' },
];

/** The number of steps of `buy`, each with its pause. */
const stepsOfAWalk = 11;

const asBrowser = { accept: 'text/html', 'accept-encoding': 'gzip' };

/** The reply lacks what a shopper needs to continue. */
class Wrong extends Error {}

/** Visitors without scripts who walk from the home page to their vouchers, repeatedly. */
export class Shoppers {
  readonly steps = new Map<string, Step>();
  bought = 0;
  private readonly underWay = new Set<Promise<unknown>>();
  private turn = 0;
  private days: readonly (readonly string[])[] = [];

  constructor(
    private readonly url: string,
    private readonly pauseMs: number,
    /** Whether to send a request again; by default never. */
    private readonly isSentAgain: (reply: Response) => boolean = () => false,
  ) {}

  /**
   * Shops while `meanwhile` runs, and completes begun purchases. Spreads over days and parks, so
   * that nothing sells out.
   */
  async run(count: number, meanwhile: () => Promise<unknown>): Promise<void> {
    this.days = await Promise.all(places.map(({ path }) => this.daysOf(path)));
    let isOver = false;
    const end = meanwhile().finally(() => (isOver = true));
    // Arrivals are staggered; otherwise all would pay in the same two seconds.
    const arrivals = stepsOfAWalk * this.pauseMs;
    const one = async (_: unknown, index: number) => {
      await pause((arrivals * index) / count);
      while (!isOver) await this.buy().catch(noteOnly);
    };
    await Promise.all([end, ...Array.from({ length: count }, one)]);
  }

  private async daysOf(path: string): Promise<readonly string[]> {
    const visitor = new Visitor(this.url);
    const thisMonth = new Date().getUTCMonth();
    const months = [2, 3, 4, 5, 6, 7].map((ahead) =>
      new Date(Date.UTC(new Date().getUTCFullYear(), thisMonth + ahead, 1)).toISOString(),
    );
    const pages = months.map((month) => visitor.look('buy', `${path}?month=${month.slice(0, 7)}`));
    return (await Promise.all(pages)).flatMap(sellableDays);
  }

  private async buy(): Promise<void> {
    const turn = this.turn++;
    const which = turn % places.length;
    const { slug, path, language } = places[which] ?? bruma;
    const own = this.days[which] ?? [];
    const date = own[Math.floor(turn / places.length) % own.length] ?? '';
    const visitor = new Visitor(this.url, asBrowser);
    const open = (name: string, page: string) => this.step(name, 200, () => visitor.get(page));
    const to = (name: RouteName) => pathOf({ name, params: {} }, language);
    await open('home', to('home'));
    await open('list', to('list'));
    await open('buy', `${path}?date=${date}&adults=2`);
    const choice = { path, slug, date, adults: '2' };
    await this.step('add', 303, () => visitor.postForm('/api/cart/items', choice));
    await open('cart', to('cart'));
    const checkout = await open('checkout', to('checkout'));
    const form = {
      path: to('checkout'),
      ...contact,
      method: 'VI',
      attempt: fieldIn(checkout, 'attempt'),
      digest: fieldIn(checkout, 'digest'),
    };
    const payAt = await this.step('pay', 303, () => visitor.postForm('/api/checkout', form));
    await this.step('pay page', 200, () => fetch(payAt));
    const back = await this.step('pay there', 303, () => payOn(payAt));
    const order = await this.step('return', 303, () => visitor.get(back));
    await this.untilConfirmed(() => open('order', order));
    this.bought += 1;
  }

  /** Reloads while the page says that the order is being confirmed. */
  private async untilConfirmed(open: () => Promise<string>): Promise<void> {
    for (let look = 0; look < 30; look += 1) {
      const state = /"state":"(\w+)"/.exec(await open())?.[1] ?? 'unknown';
      if (state === 'confirmed') return;
      if (state !== 'confirming') this.wrong('order', `says ${state}`);
    }
    this.wrong('order', 'never confirmed');
  }

  /** Returns the redirect's address or the page's text, then pauses like a reader. */
  private async step(name: string, status: number, ask: () => Promise<Response>): Promise<string> {
    const began = performance.now();
    const reply = () =>
      this.noted(ask()).catch((error: unknown) => this.wrong(name, String(error)));
    let response = await reply();
    for (; this.isSentAgain(response); response = await reply()) await pause(this.pauseMs);
    const text = await response.text();
    this.stepOf(name).times.push(performance.now() - began);
    if (response.status !== status) this.wrong(name, String(response.status));
    await pause(this.pauseMs);
    return response.headers.get('location') ?? text;
  }

  /** Waits until the requests of this moment have their replies. */
  async replies(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private noted(asked: Promise<Response>): Promise<Response> {
    this.underWay.add(asked);
    return asked.finally(() => this.underWay.delete(asked));
  }

  private wrong(name: string, what: string): never {
    const { wrong } = this.stepOf(name);
    wrong[what] = (wrong[what] ?? 0) + 1;
    throw new Wrong(`${name}: ${what}`);
  }

  private stepOf(name: string): Step {
    const step = this.steps.get(name) ?? { times: [], wrong: {} };
    this.steps.set(name, step);
    return step;
  }
}

/** Already counted where it happened; the shopper starts again. */
function noteOnly(error: unknown): void {
  if (!(error instanceof Wrong)) throw error;
}

const payOn = (page: string): Promise<Response> =>
  fetch(page, { method: 'POST', body: new URLSearchParams(approvedCard), redirect: 'manual' });

function fieldIn(html: string, name: string): string {
  const [field = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  return /value="([^"]*)"/.exec(field)?.[1] ?? '';
}
