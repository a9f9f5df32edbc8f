import { errorCatalogue, errorText, languages, resolvePath } from '@shop/domain';
import { partOf } from '@shop/test/corpus';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { built } from '@shop/test/built';

const { allScenes, withoutLink } = await built('apps/bff/src/rehearsal/scenes/all-scenes.js');
// Its own shop in rehearsal mode, without drift watch, which other tests cover.
const shop = await startBff({}, { REHEARSAL: '1', DRIFT_EVERY_SECONDS: '0' });
afterAll(() => shop.stop());

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

const plain = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/&[^;]+;/g, (sign) => signs[sign] ?? sign);

async function send(visitor: Visitor, html: string): Promise<Response> {
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const fields: Record<string, string[]> = {};
  for (const [, name = '', value = ''] of inputs) (fields[name] ??= []).push(plain(value));
  return visitor.postForm(action, fields);
}

interface Shown {
  readonly status: number;
  readonly html: string;
  readonly path: string;
}

/** Follows a rehearsal link as a browser does, to its page. */
async function show(key: string, language: string): Promise<Shown> {
  const visitor = shop.visitor({ accept: 'text/html' });
  let path = '';
  let answer = await visitor.get(`/rehearsal/show/${key}?language=${language}`);
  if (answer.status === 200) answer = await send(visitor, await answer.text());
  for (let moves = 0; answer.status === 303 || answer.status === 302; moves += 1) {
    if (moves > 5) throw new Error(`${key} goes in a ring`);
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', shop.url);
    path = pathname;
    answer = await visitor.get(pathname + search);
  }
  return { status: answer.status, html: plain(await answer.text()), path };
}

/** Other runs take every second scene in one language, since all are links of one kind. */
const everyScene = partOf(allScenes, 2).flatMap((scene, at) =>
  languages
    .filter((_, turn) => partOf(languages, 3, at % 3).includes(languages[turn] ?? 'es'))
    .map((language) => ({ ...scene, language })),
);

it.each(everyScene)('shows $key in $language', async ({ key, group, says, language }) => {
  const { status, html, path } = await show(key, language);
  expect(html).not.toContain('/rehearsal/look.css');
  expect(html).toContain(`<html lang="${language}`);
  // The offline page's heading is the first sentence of its message.
  if (says) return expect(html.replace('</h1><p>', '. ')).toContain(errorText(says, language));
  expect([200, 404]).toContain(key === 'screen-not-found' ? 404 : status);
  const resolved = resolvePath(path);
  if (group === 'screens' && resolved.kind === 'page')
    expect(key).toBe(`screen-${resolved.route.name}`);
});

it('has a scene for each message, or a reason why there is none', () => {
  const codes = Object.keys(errorCatalogue);
  const shown = allScenes.flatMap(({ says }) => says ?? []);
  expect([...new Set(shown), ...Object.keys(withoutLink)].toSorted()).toEqual(codes.toSorted());
});

const orders = '/rehearsal/switches';
const home = '/rehearsal/?language=en';

it('has a switch that applies to every page at once', async () => {
  const visitor = shop.visitor();
  const path = '/en/parks-and-tours/';
  expect((await visitor.get(path)).status).toBe(200);
  const form = { port: 'cart', mode: 'malformed', path: '', language: 'en' };
  const turned = await visitor.postForm(orders, form);
  expect([turned.status, turned.headers.get('location')]).toEqual([303, home]);
  expect(await (await visitor.get(home)).text()).toContain('Cart: Answers something else');
  expect((await visitor.get(path)).status).toBe(503);
  await visitor.postForm(orders, { off: 'yes' });
  expect((await visitor.get(path)).status).toBe(200);
  expect(await (await visitor.get(home)).text()).toContain('Everything works.');
});

it.each([
  ['es', 'Falta: un carrito con una entrada.'],
  ['en', 'What is missing: a cart with a ticket.'],
  ['pt', 'Falta: um carrinho com um ingresso.'],
])('explains in %s what a scene lacks', async (language, text) => {
  const visitor = shop.visitor();
  const refused = { port: 'cart', mode: 'refused', path: 'shopping-cart/items' };
  await visitor.postForm(orders, { ...refused, refusal: 'cartFull' });
  const { status, html } = await show('screen-quote', language);
  await visitor.postForm(orders, { off: 'yes' });
  expect([status, html.includes(text), html.includes('lang="en"')]).toEqual([
    503,
    true,
    language === 'en',
  ]);
});

it('refuses a switch from another site, and an invalid one', async () => {
  const elsewhere = { method: 'POST', headers: { origin: 'https://other.example' } };
  const form = new URLSearchParams({ port: 'cart', mode: 'down' });
  const answer = await fetch(shop.url + orders, { ...elsewhere, body: form });
  expect(answer.status).toBe(403);
  const wrong = await shop.visitor().postForm(orders, { port: 'payment', mode: 'soldOut' });
  expect(wrong.status).toBe(400);
  expect((await shop.visitor().get('/rehearsal/show/nothing')).status).toBe(404);
});

it('marks each page as a rehearsal', async () => {
  for (const [language, note] of [
    ['es', 'Ensayo: esta tienda'],
    ['en', 'Rehearsal: this shop'],
    ['pt', 'Ensaio: esta loja'],
  ])
    expect(await (await shop.visitor().get(`/${language}/`)).text()).toContain(note);
});

it('is closed to search engines', async () => {
  const answer = await shop.visitor().get(home);
  const said = [answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')];
  expect(said).toEqual(['noindex', 'no-store']);
  expect(await (await shop.visitor().get('/sitemap-es.xml')).text()).not.toContain('rehearsal');
});
