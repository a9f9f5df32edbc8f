import { languages, pathOf, type RouteName, routeTable } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { sharedShop } from '@shop/test/start-bff';

const shop = await sharedShop();
describe('the worker', () => {
  interface Facts {
    readonly version: string;
    readonly files: readonly string[];
    readonly pages: Readonly<Record<string, string>>;
  }
  const worker = async () => {
    const response = await fetch(`${shop.url}/service-worker.js`);
    const code = await response.text();
    const [, facts = ''] = /^self\.facts=(\{.*\});\n/.exec(code) ?? [];
    return { headers: response.headers, code, facts: JSON.parse(facts) as Facts }; // as: written by our own server
  };

  it('is one script for the whole shop, revalidated on each use, without imports', async () => {
    const { headers, code, facts } = await worker();
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect(code).not.toMatch(/^\s*(?:import|export)\b|importScripts|\bimport\s*\(/m);
    expect(facts.version).toMatch(/^[0-9a-f]{16}$/);
    expect((await worker()).facts.version).toBe(facts.version);
  });

  it('names only files that exist', async () => {
    const { facts } = await worker();
    expect(facts.files.some((file) => file.endsWith('.woff2'))).toBe(true);
    for (const path of [...facts.files, ...Object.values(facts.pages)])
      expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
    expect((await fetch(`${shop.url}/offline/fr.html`)).status).toBe(404);
  });

  it.each(journeyLanguages)(
    'has an offline page in %s with phone numbers and no price',
    async (language) => {
      const { facts } = await worker();
      const html = await (await fetch(shop.url + facts.pages[language])).text();
      const [phone, advice] = {
        es: ['+52 998 555 0134', 'Inténtalo más tarde o llama al centro de atención.'],
        en: ['+1 305 555 0142', 'Try again later or call our call centre.'],
        pt: ['+55 11 5555 0136', 'Tente mais tarde ou ligue para a central.'],
      }[language];
      expect(html).toContain(`<p>${advice}</p>`);
      expect(html).toContain(phone);
      expect(html).not.toMatch(/<script|<style|\$\d/);
    },
  );
});

it('serves the fallback style sheet at a fixed address', async () => {
  const sheet = await fetch(`${shop.url}/standalone.css`);
  expect(sheet.headers.get('content-type')).toMatch(/^text\/css/);
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await sheet.text()).toContain('.standalone');
});

it('publishes the shop’s name, colours and icons in the manifest', async () => {
  const response = await shop.visitor().get('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const app = (await response.json()) as { icons: { src: string; type: string }[] }; // as: what is tested
  expect(app).toMatchObject({ short_name: 'Coralibrí', start_url: '/', theme_color: '#085258' });
  for (const { src, type } of app.icons) {
    const icon = await shop.visitor().get(src);
    expect([src, icon.headers.get('content-type')]).toEqual([
      src,
      type === 'image/svg+xml' ? `${type}; charset=utf-8` : type,
    ]);
  }
});

describe('pages that browsers may prefetch', () => {
  interface Rules {
    readonly prefetch: readonly [
      { where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }, object] } },
    ];
  }
  const names = Object.keys(routeTable) as RouteName[]; // as: the keys of a const table
  const aboutOne: readonly RouteName[] = [
    'cart',
    'quote',
    'checkout',
    'payment',
    'order',
    'findOrder',
    'signIn',
    'forgot',
    'confirmAccount',
    'choosePassword',
    'account',
  ];

  it('exclude personal pages and those that change state', async () => {
    const answer = await shop.visitor().get('/speculation-rules.json');
    expect(answer.headers.get('content-type')).toContain('application/speculationrules+json');
    const { prefetch } = (await answer.json()) as Rules; // as: our own rules
    const [ours, { not: others }] = prefetch[0].where.and;
    const isIn = (patterns: readonly string[], path: string) =>
      patterns.some((pattern) => path.startsWith(pattern.replace(/\*$/, '')));
    const isAhead = (path: string) =>
      isIn(ours.href_matches, path) && !isIn(others.href_matches, path);
    const ahead = names.filter((name) =>
      languages.some((language) => isAhead(`/${language}/${routeTable[name][language]}/`)),
    );
    expect(ahead).toEqual(names.filter((name) => !aboutOne.includes(name)));
    const cart = pathOf({ name: 'cart', params: {} }, 'es');
    for (const path of ['/', '/api/auth/logout', '/api/cart', cart, '/pt/minha-conta/?tab=x'])
      expect([path, isAhead(path)]).toEqual([path, false]);
  });

  it('are named on pages only, and dropped after a change', async () => {
    const visitor = shop.visitor();
    for (let turn = 0; turn < 2; turn += 1) {
      const page = await visitor.get('/es/');
      expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    }
    const view = await visitor.get('/api/screens/page?path=/es/');
    expect(view.headers.get('speculation-rules')).toBeNull();
    const change = await fetch(`${shop.url}/api/consent`, { method: 'POST' });
    expect(change.headers.get('clear-site-data')).toBe('"prefetchCache"');
  });

  it('set no cookie when prefetched', async () => {
    const fetched = (purpose: Record<string, string>) =>
      fetch(`${shop.url}/es/acerca-de-gran-ceiba/`, { headers: { cookie: 'other=1', ...purpose } });
    expect((await fetched({})).headers.getSetCookie()).not.toEqual([]);
    const ahead = await fetched({ 'sec-purpose': 'prefetch' });
    expect([ahead.status, ahead.headers.getSetCookie()]).toEqual([200, []]);
  });
});
