import { anybody } from '@shop/ports/screens';
import { writeVisitor } from '../page/document/document.js';
import {
  filesIn,
  isOfShop,
  longestKeptMs,
  mostOrders,
  offlinePageOf,
  outdated,
  wayOf,
  withAge,
  type WorkerFacts,
} from './rules.js';

const home = 'https://shop.example';
const facts: WorkerFacts = {
  version: 'v1',
  files: ['/standalone.css', '/assets/font.woff2'],
  pages: { es: '/offline/es.html', en: '/offline/en.html', pt: '/offline/pt.html' },
  orders: '^/(?:es/orden/[A-Z-]+|en/order/[A-Z-]+)/$',
  signOut: '/user-logout/',
};

const asked = (differs: Partial<Request>) => ({
  method: 'GET',
  mode: 'navigate' as RequestMode,
  url: `${home}/es/`,
  referrer: '',
  ...differs,
});

const order = `${home}/es/orden/TQ-A/`;

it.each([
  ['a page', {}, 'page'],
  ['a page with a query', { url: `${home}/es/parques-y-tours/?kind=park` }, 'page'],
  ['an order', { url: order }, 'page'],
  ['a form that is sent', { method: 'POST' }, 'none'],
  ['a sign-out', { method: 'POST', url: `${home}/user-logout/` }, 'signOut'],
  [
    'a sign-out of another origin',
    { method: 'POST', url: 'https://evil.example/user-logout/' },
    'none',
  ],
  ['a document of the API', { url: `${home}/api/orders/calendar` }, 'none'],
  ['the page of a gate, which has a worker of its own', { url: `${home}/gate/es/` }, 'none'],
  ['a page of another origin', { url: 'https://evil.example/es/' }, 'none'],
  ['an origin that begins alike', { url: `${home}.evil/es/` }, 'none'],
  ['a view', { mode: 'cors', url: `${home}/api/screens/page?path=/es/carrito/` }, 'none'],
  ['the cart, asked for in passing', { mode: 'cors', url: `${home}/es/carrito/` }, 'none'],
  ['a kept file', { mode: 'cors', url: `${home}/standalone.css` }, 'file'],
  ['a kept font', { mode: 'cors', url: `${home}/assets/font.woff2` }, 'file'],
  ['any other file', { mode: 'cors', url: `${home}/assets/list.js`, referrer: home }, 'none'],
  ['a file of an order', { mode: 'cors', url: `${home}/assets/a.css`, referrer: order }, 'file'],
  ['the API of an order', { mode: 'cors', url: `${home}/api/x`, referrer: order }, 'none'],
] as const)('%s', (_, differs, way) => {
  expect(wayOf(asked(differs), home, facts)).toBe(way);
});

it.each([
  ['/es/parques-y-tours/', '/offline/es.html'],
  ['/pt/', '/offline/pt.html'],
  ['/', '/offline/en.html'],
  ['/fr/', '/offline/en.html'],
  ['/constructor/', '/offline/en.html'],
])('%s is offline as %s', (path, page) => {
  expect(offlinePageOf(path, facts)).toBe(page);
});

it('finds the files of a page, and nothing of another origin', () => {
  const html = `<link rel="stylesheet" href="/assets/a.css"><script src="/assets/b.js"></script>
    <img src="/pictures/scenes/x.svg"><source srcset="/pictures/scenes/x.svg#m">
    <a href="/es/">x</a><img src="https://evil.example/assets/c.js">`;
  expect(filesIn(html)).toEqual(['/assets/a.css', '/assets/b.js', '/pictures/scenes/x.svg']);
});

it('tells a page of the shop from a foreign reply', () => {
  const ours = `<!doctype html><html><body>${writeVisitor(anybody)}<div id="root"></div>`;
  expect(isOfShop(ours)).toBe(true);
  expect(isOfShop('<!doctype html><title>Sign in to this network</title>')).toBe(false);
});

it('keeps the ten newest orders, for at most a week', () => {
  const now = 1_800_000_000_000;
  const kept = Array.from({ length: 12 }, (_, age) => ({ path: `/o/${age}/`, keptAt: now - age }));
  expect(outdated(kept, now)).toEqual(['/o/10/', '/o/11/']);
  expect(outdated(kept.slice(0, mostOrders), now)).toEqual([]);
  expect(outdated(kept.slice(0, 2), now + longestKeptMs)).toEqual(['/o/1/']);
});

it.each([
  [90_061.4, '90061'],
  [-5, '0'],
])('shows the age of a page cached %d ms ago', (ageMs, told) => {
  const page = '<!doctype html><html lang="es-MX"><body><html lang="x"></body></html>';
  expect(withAge(page, ageMs)).toBe(page.replace('<html ', `<html data-kept-ms="${told}" `));
});
