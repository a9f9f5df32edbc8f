/* global document */
// The touches of `npm run wake`; docs/bench.md explains each figure.

const menu = 'header [data-island=menu-drawer]';
const field = 'header input[type=search]';
const more = 'input[name=adults] ~ button';
const freeDay = '[data-state=free]';

const tap = (selector) => async (page) =>
  page.locator(selector).filter({ visible: true }).first().tap();

async function search(page) {
  await page.locator(field).click();
  await page.keyboard.type('ce');
}

/** `isSeen` runs in the page and checks the effect. `isRestless` pages hydrate first. */
export const touches = [
  {
    name: 'menu of a sleeping page',
    size: 'phone',
    path: '/es/',
    act: tap(menu),
    isSeen: () => document.querySelector('[role=dialog]')?.checkVisibility() === true,
    mostPaintMs: 200,
    mostEffectMs: 1_000,
  },
  {
    name: 'search of a sleeping page',
    size: 'desktop',
    path: '/es/',
    act: search,
    isSeen: () => document.querySelector('header [role=option]')?.checkVisibility() === true,
    mostPaintMs: 200,
    mostEffectMs: 1_000,
  },
  {
    name: 'count of a buy page at rest',
    size: 'phone',
    path: '/es/tour-ojos-de-agua/',
    isRestless: true,
    act: tap(more),
    isSeen: () => document.querySelector('input[name=adults]')?.value === '3',
    mostEffectMs: 150,
  },
  {
    name: 'day of a buy page at rest',
    size: 'phone',
    path: '/es/tour-ojos-de-agua/',
    isRestless: true,
    act: tap(freeDay),
    isSeen: () => document.querySelector('[data-day][data-chosen]') !== null,
    mostEffectMs: 150,
  },
];
