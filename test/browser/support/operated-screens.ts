import { randomUUID } from 'node:crypto';
import { signIn } from '@shop/test/sign-in';
import type { Browser } from '@playwright/test';
import { daysAfter, monthFromNow } from './days.js';
import { everyPage } from './every-page.js';
import { type Part, partsOf, watchParts } from './operated-parts.js';
import { spanish } from './tongues.js';
import { Visit } from './visits.js';
import { screenSizes } from './screen-sizes.js';
import type { Reach } from './trials.js';

export interface ShopScreen {
  readonly name: string;
  /** Prepares what the page needs; returns its address. */
  readonly arrive: (visit: Visit) => Promise<string>;
}

const builder = '/es/arma-tu-paquete/';
const rooms = `/es/buscar-habitacion/?checkin=${monthFromNow(3)}-12&checkout=${monthFromNow(3)}-15`;
const extrasAndCode = 'extras=transport&code=AGUACLARA';

const packageOf = (...slugs: readonly string[]) =>
  slugs.map((slug, at) => `part=${slug}_${monthFromNow(3)}-${11 + at}`).join('&');

async function cartOf({ visitor }: Visit) {
  const { view } = await visitor.look('cart', spanish.cart);
  if (view.kind !== 'filled') throw new Error(`the cart is ${view.kind}`);
  return view;
}

/** Pages that need earlier steps of the visitor. */
const withState: readonly ShopScreen[] = [
  {
    name: 'cart with a line',
    arrive: async (visit) => {
      await visit.fill();
      return spanish.cart;
    },
  },
  {
    name: 'cart with its line open',
    arrive: async (visit) => {
      await visit.fill();
      return (await cartOf(visit)).lines[0]?.edit ?? '';
    },
  },
  {
    name: 'cart with a package open',
    arrive: async (visit) => {
      const day = await visit.aDay(spanish.tour);
      const part = [`ojos-de-agua_${day}_0800`, `gran-ceiba-basico_${daysAfter(day, 1)}`];
      const fields = { path: builder, part, adults: '2', attempt: randomUUID() };
      await visit.visitor.postForm('/api/cart/packages', fields);
      await visit.handOver();
      return (await cartOf(visit)).packages[0]?.edit ?? '';
    },
  },
  {
    name: 'cart that a line was taken out of',
    arrive: async (visit) => {
      await visit.fill();
      const { lines, attempt } = await cartOf(visit);
      const fields = { path: spanish.cart, line: lines[0]?.id ?? '', attempt };
      const gone = await visit.visitor.postForm('/api/cart/items/remove', fields);
      return gone.headers.get('location') ?? '';
    },
  },
  {
    name: 'kept price',
    arrive: async (visit) => {
      await visit.fill();
      return (await cartOf(visit)).keep ?? '';
    },
  },
  {
    name: 'package with add-ons and a code',
    arrive: async () => `${builder}?${packageOf('bruma', 'laguna-nacar')}&slot=2&${extrasAndCode}`,
  },
  {
    name: 'package with a code to be mended',
    arrive: async () => `${builder}?${packageOf('bruma', 'guarida')}&slot=2&code=NADIE`,
  },
  {
    name: 'package with start times',
    arrive: async () => `${builder}?${packageOf('ojos-de-agua')}&slot=1`,
  },
  {
    name: 'package with a choice, and its cheapest days',
    arrive: async () => `${builder}?${packageOf('gran-ceiba-total', 'bruma')}&slot=1&plan=yes`,
  },
  {
    name: 'checkout of a line',
    arrive: async (visit) => {
      await visit.fill();
      return spanish.checkout;
    },
  },
  {
    name: 'order',
    arrive: async (visit) => {
      await visit.fill();
      return visit.buy();
    },
  },
  {
    name: 'rooms of a search',
    arrive: async () => `${rooms}&hotel=hxm&rooms=2&adults1=2&adults2=2`,
  },
  {
    name: 'cart with a stay',
    arrive: async (visit) => {
      await visit.stay();
      return spanish.cart;
    },
  },
  {
    name: 'order with a stay',
    arrive: async (visit) => {
      await visit.stay();
      return visit.buy();
    },
  },
  {
    name: 'account',
    arrive: async (visit) => {
      await signIn(visit.visitor);
      await visit.handOver();
      return '/es/mi-cuenta/';
    },
  },
];

/** Every screen of the shop; one page per layout, or all of them. */
async function everyScreen(shop: string, isWhole: boolean): Promise<readonly ShopScreen[]> {
  const pages = await everyPage(shop);
  const chosen = pages.filter(
    ({ kind }, i) =>
      isWhole ||
      ['identity', 'buy'].includes(kind) ||
      pages.findIndex((other) => other.kind === kind) === i,
  );
  return [
    ...chosen.map(({ name, paths }) => ({ name, arrive: async () => paths.es })),
    ...withState,
  ];
}

export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];

export interface PlacedPart extends Part {
  readonly screen: ShopScreen;
  readonly device: Device;
}

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** A new visit whose page is not open yet. */
export async function beginVisit(browser: Browser, device: Device, shop: string) {
  const context = await browser.newContext({
    ...screenSizes[device],
    baseURL: shop,
    reducedMotion: 'reduce',
  });
  await context.route(/\.(?:svg|jpg|webp|avif|png)(?:$|\?)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
  );
  const visit = new Visit(context, shop, spanish);
  return { context, visit };
}

/**
 * All parts of all screens, each where it appears first. Each screen opens on both devices; for the
 * rough kinds the devices take turns.
 */
export async function everyPart(
  browser: Browser,
  shop: string,
  reach: Reach,
): Promise<readonly PlacedPart[]> {
  const screens = await everyScreen(shop, reach === 'all');
  const met = new Map<string, PlacedPart>();
  for (const [turn, device] of devices.entries())
    for (const screen of screens.filter((_, i) => reach !== 'rough' || i % 2 === turn))
      for (const part of await partsOn(browser, device, shop, screen)) {
        const isEdge = part.at === 0 || part.at === part.of - 1;
        const key = `${part.signature} ${part.at > 0}`;
        if (isEdge && !met.has(key)) met.set(key, { ...part, screen, device });
      }
  return [...met.values()];
}

async function partsOn(
  browser: Browser,
  device: Device,
  shop: string,
  screen: ShopScreen,
): Promise<readonly Part[]> {
  const { context, visit } = await beginVisit(browser, device, shop);
  const page = await context.newPage();
  await watchParts(page);
  await page.route(/\/assets\/.*js/, (route) => route.abort());
  await page.goto(await screen.arrive(visit), { waitUntil: 'load' });
  const parts = await partsOf(page);
  await context.close();
  return parts;
}
