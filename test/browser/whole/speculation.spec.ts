import { resolvePath } from '@shop/domain';
import { signIn } from '@shop/test/sign-in';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

/** Personal pages; other addresses may have side effects. */
const personal = [
  'cart',
  'checkout',
  'order',
  'findOrder',
  'signIn',
  'forgot',
  'confirmAccount',
  'choosePassword',
  'account',
];

const isPublic = (route: string) => /^\w+$/.test(route) && !personal.includes(route);

/** The route of an address, or the address itself if it is no page. */
function routeOf(path: string): string {
  const { pathname } = new URL(path, 'http://shop');
  const resolved = resolvePath(pathname);
  return resolved.kind === 'page' ? resolved.route.name : pathname;
}

function fetchedAhead(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.headers()['sec-purpose']?.includes('prefetch')) return;
    const { pathname, search } = new URL(request.url());
    paths.push(`${request.method()} ${pathname}${search}`);
  });
  return paths;
}

async function openWithRules(page: Page, path: string): Promise<void> {
  const rules = page.waitForResponse('**/speculation-rules.json');
  await page.goto(path, { waitUntil: 'load' });
  expect((await rules).status()).toBe(200);
}

/** One visible link per route; personal routes first, a public one last. */
async function linksOf(page: Page): Promise<readonly { at: number; route: string }[]> {
  const paths = await page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => {
      const isOurs = link instanceof HTMLAnchorElement && link.origin === location.origin;
      const isHere = isOurs && link.pathname + link.search === location.pathname + location.search;
      const { width, height } = link.getBoundingClientRect();
      const isSeen = link.checkVisibility({ visibilityProperty: true }) && width * height > 100;
      const path = isOurs && !isHere && isSeen ? link.pathname + link.search : '';
      return { path, isPage: !link.matches('[hreflang],[data-island],[target],[download]') };
    }),
  );
  const routes = paths.flatMap(({ path, isPage }, at) =>
    path === '' ? [] : [{ at, route: isPage ? routeOf(path) : `otherwise: ${path}` }],
  );
  const seen = routes.filter(
    ({ route }, i) => routes.findIndex((one) => one.route === route) === i,
  );
  return [
    ...seen.filter(({ route }) => !isPublic(route)),
    ...seen.filter(({ route }) => isPublic(route)),
  ];
}

/** Presses the pointer on a link and leaves it; this prefetches at once what a hover would. */
async function touchLink(page: Page, at: number): Promise<void> {
  const link = page.locator('a[href]').nth(at);
  await link.hover();
  await page.mouse.down();
  await page.mouse.move(1, 1);
  await page.mouse.up();
}

test('a hovered link is prefetched once', async ({ page }) => {
  const ahead = fetchedAhead(page);
  await openWithRules(page, spanish.list);
  const link = page.locator('main a[href^="/es/tour-"]').first();
  const path = await link.getAttribute('href');
  await link.hover();
  // Scrolling can move another link under the pointer, which a busy machine may prefetch.
  await expect.poll(() => ahead).toContain(`GET ${path}`);
  await page.mouse.move(1, 1);
  await link.hover();
  const other = page.locator('main a[href^="/es/entrada-"]').first();
  await other.hover();
  await expect.poll(() => ahead).toContain(`GET ${await other.getAttribute('href')}`);
  expect(ahead.filter((one) => one === `GET ${path}`)).toHaveLength(1);
});

for (const name of ['home', 'cart', 'account'] as const)
  test(`never prefetches a personal page or an address with side effects: ${name}`, async ({
    page,
    begin,
  }) => {
    const visit = begin();
    if (name === 'account') await signIn(visit.visitor);
    await visit.fill();
    const ahead = fetchedAhead(page);
    const paths = { home: spanish.home, cart: spanish.cart, account: '/es/mi-cuenta/' };
    await openWithRules(page, paths[name]);
    const links = await linksOf(page);
    const routes = links.map(({ route }) => route);
    expect(routes).toContain(name === 'cart' ? `otherwise: ${spanish.checkout}` : 'cart');
    for (const { at } of links) await touchLink(page, at);
    // The last one is public, so after its prefetch no other can follow.
    const fetched = () => ahead.map((one) => routeOf(one.replace('GET ', '')));
    await expect.poll(fetched).toContain(routes.at(-1));
    expect(fetched().filter((route) => !isPublic(route))).toEqual([]);
    expect(ahead.filter((one) => !one.startsWith('GET '))).toEqual([]);
  });
