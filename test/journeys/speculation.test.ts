import { languages, type RouteName, routeTable } from '@shop/domain';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

interface Rules {
  readonly prefetch: readonly [
    { where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }, object] } },
  ];
}

const isIn = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => path.startsWith(pattern.replace(/\*$/, '')));

async function whereIsAhead(): Promise<(path: string) => boolean> {
  const answer = await shop.visitor().get('/speculation-rules.json');
  expect(answer.headers.get('content-type')).toContain('application/speculationrules+json');
  const { prefetch } = (await answer.json()) as Rules; // as: our own rules
  const [ours, { not: others }] = prefetch[0].where.and;
  return (path) => isIn(ours.href_matches, path) && !isIn(others.href_matches, path);
}

const names = Object.keys(routeTable) as RouteName[]; // as: the keys of a const table
const aboutOne = [
  'cart',
  'quote',
  'checkout',
  'order',
  'findOrder',
  'signIn',
  'forgot',
  'confirmAccount',
  'choosePassword',
  'account',
];

it('fetches pages ahead, but none about one visitor, and nothing that changes', async () => {
  const isAhead = await whereIsAhead();
  const ahead = names.filter((name) =>
    languages.some((language) => isAhead(`/${language}/${routeTable[name][language]}/`)),
  );
  expect(ahead.sort()).toEqual(names.filter((name) => !aboutOne.includes(name)).sort());
  for (const path of [
    '/',
    '/api/auth/logout',
    '/api/cart',
    '/es/carrito/',
    '/pt/minha-conta/?tab=x',
  ])
    expect([path, isAhead(path)]).toEqual([path, false]);
});

it('names its rules on pages alone, and forgets after a change what was fetched', async () => {
  const visitor = shop.visitor();
  const page = await visitor.get('/es/');
  expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  const again = await visitor.get('/es/');
  expect(again.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  const view = await visitor.get('/api/screens/page?path=/es/');
  expect(view.headers.get('speculation-rules')).toBeNull();
  const change = await fetch(`${shop.url}/api/consent`, { method: 'POST' });
  expect(change.headers.get('clear-site-data')).toBe('"prefetchCache"');
});

it('sets no cookie on a page that is only fetched ahead', async () => {
  const asked = { cookie: 'other=1' };
  const plain = await fetch(`${shop.url}/es/acerca-de-gran-ceiba/`, { headers: asked });
  expect(plain.headers.getSetCookie()).not.toEqual([]);
  const headers = { ...asked, 'sec-purpose': 'prefetch' };
  const ahead = await fetch(`${shop.url}/es/acerca-de-gran-ceiba/`, { headers });
  expect([ahead.status, ahead.headers.getSetCookie()]).toEqual([200, []]);
});
