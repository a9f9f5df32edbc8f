import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { routeForRedirect } from '@shop/ports/screens';
import { partOf, turns } from '@shop/test/corpus';
import { ana, password } from '@shop/test/sign-in';
import { sharedShop } from '@shop/test/start-bff';
import fc from 'fast-check';
import { safePath } from '../../apps/bff/src/http/safe-path.js';
import { nextOf } from '../../apps/bff/src/features/people/sign-in/sign-in-pages.js';

const shop = await sharedShop();
const file = new URL('../support/corpora/open-redirects.txt', import.meta.url);
const corpus = readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Whether a browser on our origin would leave it for this `Location`. */
const leadsAway = (location: string) => new URL(location, shop.url).origin !== shop.url;

/** Every place where the shop redirects to an address from the browser. */
const ways = {
  'the way back': async (trick: string) => {
    const visitor = shop.visitor();
    await visitor.postJson('/redirect/', { route: trick });
    return visitor.get('/redirect/');
  },
  'the way back of a cookie': (trick: string) => {
    const visitor = shop.visitor({ 'x-trick': 'cookie' });
    visitor.setCookie('__Host-redirect', encodeURIComponent(trick));
    return visitor.get('/redirect');
  },
  'a sign-out': (trick: string) => shop.visitor().postForm('/user-logout/', { path: trick }),
  'a consent': (trick: string) =>
    shop.visitor().postForm('/api/consent', { path: trick, choice: 'none' }),
  'the sign-in page': async (trick: string) => {
    const { view } = await shop
      .visitor()
      .look('signIn', `/es/auth/?${new URLSearchParams({ next: trick })}`);
    return new Response(null, { headers: { location: view.next } });
  },
};

it('keeps the return path, once', async () => {
  const visitor = shop.visitor();
  const to = '/en/ticket-bruma/?month=2027-03';
  const kept = await visitor.postJson('/redirect', { route: routeForRedirect(to) });
  expect(kept.status).toBe(204);
  const there = await visitor.get('/redirect/');
  expect([there.status, there.headers.get('location')]).toEqual([303, to]);
  expect((await visitor.get('/redirect')).headers.get('location')).toBe('/en/');
});

it('goes to the home page in the visitor’s language without a return path', async () => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-language', 'pt');
  expect((await visitor.get('/redirect/')).headers.get('location')).toBe('/pt/');
});

describe.each(Object.entries(ways).map(([name, go], at) => ({ name, go, at })))(
  '$name',
  ({ go, at }) => {
    // Each place takes different addresses, so that every run covers them all.
    const tricks = partOf(corpus, Object.keys(ways).length, at);

    it('stays on this shop for every trick of the corpus', async () => {
      expect(corpus).toHaveLength(558);
      const away: string[] = [];
      for (let from = 0; from < tricks.length; from += 16) {
        const some = tricks.slice(from, from + 16);
        const answers = await Promise.all(some.map((trick) => go(trick)));
        answers.forEach((answer, index) => {
          const location = answer.headers.get('location');
          if (answer.status >= 500 || (location && leadsAway(location)))
            away.push(some[index] ?? '');
        });
      }
      expect(away).toEqual([]);
    }, 120_000);
  },
);

it('stays on this shop after a sign-in, for thousands of addresses', () => {
  const piece = fc.constantFrom(
    ...'/\\|%2fFcC5.:@?#&\t\n\u2028ａ。／'.split(''),
    'es',
    'evil.example',
  );
  const trick = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''));
  const text = fc.oneof(
    trick,
    trick.map((tail) => `/es/${tail}`),
    fc.webUrl(),
    fc.string(),
  );
  const outside = (path: string) => !/^\/(?:es|en|pt)(?:[/?]|$)/.test(path) || leadsAway(path);
  fc.assert(
    fc.property(text, (asked) => {
      const way = safePath(asked.replaceAll('|', '/'), shop.url);
      const next = nextOf(asked, 'es', shop.url);
      return !outside(next) && (way === undefined || !leadsAway(way));
    }),
    { numRuns: turns(100_000, 1_000) },
  );
}, 120_000);

it.each(['//evil.example/es/mi-cuenta/', '/\\evil.example/es/mi-cuenta/', '//evil.example/es/'])(
  'answers 404 at %s, with or without a social session',
  async (path) => {
    const [status, text] = await askRaw(path, '__Host-signed_in=yes');
    expect(status).toBe(404);
    expect(text).not.toContain('evil.example/es');
  },
);

it('asks for the account again through an address of ours', async () => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-signed_in', 'yes');
  const response = await visitor.get('/es/mi-cuenta/?x=1');
  expect(await response.text()).toContain('content="0;url=/es/mi-cuenta/?x=1"');
  const again = await visitor.get('/es/mi-cuenta/?x=1');
  expect(again.headers.get('location')).toBe('/es/auth/?next=%2Fes%2Fmi-cuenta%2F%3Fx%3D1');
});

/** Sends the path verbatim; HTTP clients normalise such addresses. */
async function askRaw(path: string, cookie: string): Promise<readonly [number, string]> {
  const { hostname, port, host } = new URL(shop.url);
  const asked = httpRequest({ hostname, port, path, headers: { host, cookie } });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage]; // as: what it emits
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return [response.statusCode ?? 0, text];
}

it('signs in and stays, whatever next page the form names', async () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/es/%0d%0aLocation:%20//evil.example',
  ]) {
    const fields = { path: '/es/auth/', next, email: ana, password };
    const response = await shop.visitor().postForm('/api/sign-in', fields);
    expect(response.headers.get('location')).toBe('/es/mi-cuenta/');
  }
});
