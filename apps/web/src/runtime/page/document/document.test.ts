import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { HeadView, PageView } from '@shop/ports/screens';
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import { createAssets } from './assets.js';
import { writeData, writeDocument } from './document.js';
import { noPhones } from './head.js';

const source = 'apps/web/src/';
const assets = createAssets({
  [`${source}entry-client.tsx`]: {
    file: 'assets/entry.js',
    css: ['assets/app.css'],
    assets: ['assets/geologica-a.woff2', 'assets/geologica-currency-b.woff2'],
    imports: ['_shared.js'],
  },
  [`${source}entry-early.ts`]: { file: 'assets/early.js' },
  '_shared.js': { file: 'assets/shared.js' },
  [`${source}frame/parts/all-parts.ts`]: {
    file: 'assets/late.js',
    css: ['assets/late.css'],
    imports: ['_shared.js'],
  },
  [`${source}frame/islands/menu-drawer.tsx`]: {
    file: 'assets/menu.js',
    imports: ['_shared.js'],
  },
  [`${source}screens/browse/home/home-screen.tsx`]: {
    file: 'assets/home.js',
    css: ['assets/home.css'],
  },
  [`${source}runtime/page/texts/common.es.ts`]: { file: 'assets/common-es.js' },
  [`${source}screens/browse/home/home.es.json`]: { file: 'assets/home-es.js' },
  [`${source}screens/browse/home/home.en.json`]: { file: 'assets/home-en.js' },
  [`${source}screens/choose/buy/buy-screen.tsx`]: { file: 'assets/buy.js' },
  [`${source}runtime/page/texts/common.en.ts`]: { file: 'assets/common-en.js' },
});

const page = (title: string, head: Partial<HeadView> = {}): PageView => ({
  screen: 'home',
  view: aHomeView({ title }),
  frame: aFrame({
    languages: [
      { code: 'es', tag: 'es-MX', name: 'Español', href: '/es/', current: true },
      { code: 'en', tag: 'en-US', name: 'English', href: '/en/', current: false },
    ],
  }),
  visitor: aVisitor({ theme: 'dark' }),
  head: {
    title,
    description: '"quoted"',
    canonical: 'https://shop.example/es/',
    alternates: [{ hreflang: 'en', href: 'https://shop.example/en/' }],
    isIndexed: true,
    picture: 'https://shop.example/sharing/home.es.png',
    pictureAlt: 'Un faro',
    data: [{ '@type': 'Organization', name: title }],
    wall: 'lagunaNacar',
    ...head,
  },
});

const dataOf = (whole: PageView) =>
  `<script type="application/json" id="page">${writeData(whole)}</script>`;

const stateOf = (html: string) => /id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '';

const graphIn = (html: string) => /id="graph">(.*?)<\/script>/.exec(html)?.[1] ?? '';

it('embeds the page as data that closes no element and reads back equal', () => {
  const hostile = '</script><script>alert(1)</script>\u2028&';
  const html = writeDocument(page(hostile), `<main></main>${dataOf(page(hostile))}`, assets);
  expect(stateOf(html)).not.toMatch(/[<>\u2028]/);
  const { data, isIndexed, wall } = page(hostile).head;
  const head = { isIndexed, wall };
  expect(JSON.parse(stateOf(html))).toEqual({ ...page(hostile), visitor: undefined, head });
  expect(JSON.parse(graphIn(html))).toMatchObject({ '@graph': data });
  expect(html).toContain('<title>&lt;/script&gt;');
});

it('embeds data that a browser reads back equal, whatever looks like HTML in it', () => {
  const hostile = '&lt;b&gt; &amp; &#60;i> &copy</script><main></main>';
  const html = writeDocument(page(hostile), `<main></main>${dataOf(page(hostile))}`, assets);
  const elements = elementsOf(parse(html));
  const text = (id: string) => textOf(elements.find(({ attrs }) => attrs.some(isId(id))));
  expect(text('page')).toBe(stateOf(html));
  const { isIndexed, wall } = page(hostile).head;
  const state = { ...page(hostile), visitor: undefined, head: { isIndexed, wall } };
  expect(JSON.parse(text('page'))).toEqual(state);
  expect(JSON.parse(text('graph'))).toMatchObject({ '@graph': page(hostile).head.data });
  expect(elements.filter(({ tagName }) => tagName === 'main')).toHaveLength(1);
});

const elementsOf = (node: Tree.Node): readonly Tree.Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((one) => ('tagName' in one ? [one, ...elementsOf(one)] : []))
    : [];

const isId = (id: string) => (one: { readonly name: string; readonly value: string }) =>
  one.name === 'id' && one.value === id;

const textOf = (element: Tree.Element | undefined): string =>
  (element?.childNodes ?? []).map((one) => ('value' in one ? one.value : '')).join('');

it('disables phone number detection on personal pages', () => {
  const personal = { ...page('Hola'), frame: aFrame({ isPersonal: true }) };
  expect(writeDocument(personal, '', assets)).toContain(noPhones);
  expect(writeDocument(page('Hola'), '', assets)).not.toContain(noPhones);
});

/** An attribute of the early script's tag. */
const told = (html: string, name: string) =>
  new RegExp(`<script id="early"[^>]* data-${name}(?:="([^"]*)")?[ >]`).exec(html)?.[1];

it('preloads what is visible, and leaves the rest to the early script, in run order', () => {
  const html = writeDocument(page('Hola'), '', assets);
  expect(html).toContain('<script id="early" type="module" async src="/assets/early.js"');
  expect(html).not.toMatch(/modulepreload|src="\/assets\/(?!early)/);
  expect(told(html, 'code')).toBe('home common-es home-es shared entry late');
  expect(told(html, 'menu-drawer')).toBe('menu');
  for (const style of ['home', 'app', 'late'])
    expect(html).toContain(`<link rel="stylesheet" href="/assets/${style}.css">`);
  expect(html).toContain(
    'as="font" type="font/woff2" crossorigin href="/assets/geologica-a.woff2"',
  );
  expect(html).not.toContain('geologica-currency-b');
});

it('lists tags and pages that wake by themselves', () => {
  const tagOf = (wakes: boolean, hasTags: boolean) =>
    assets.head('home', 'es', { wakes, hasTags }).split('<script')[1];
  expect(tagOf(false, false)).not.toMatch(/data-(rest|tags)/);
  expect(tagOf(true, false)).toMatch(/ data-rest><\/script>$/);
  expect(tagOf(false, true)).toMatch(/ data-tags><\/script>$/);
});

it('has no inline script and no inline style', () => {
  const html = writeDocument(page('Hola'), '', assets);
  expect(
    html.match(
      /<script(?! type="application\/(ld\+)?json")(?! id="early" type="module" async src=)/g,
    ),
  ).toBeNull();
  expect(html).not.toMatch(/<style|\sstyle=/);
});

it('declares its language, theme, wall and other languages', () => {
  const html = writeDocument(page('Hola'), '', assets);
  expect(html).toContain('<html lang="es-MX" data-theme="dark">');
  expect(html).toContain('<meta name="theme-color" content="#52BDB6">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/es/">');
  expect(html).toContain('hreflang="en" href="https://shop.example/en/"');
});

it('declares what is shared', () => {
  const html = writeDocument(page('Hola'), '', assets);
  for (const [name, content] of [
    ['og:title', 'Hola'],
    ['og:url', 'https://shop.example/es/'],
    ['og:locale', 'es_MX'],
    ['og:locale:alternate', 'en_US'],
    ['og:image', 'https://shop.example/sharing/home.es.png'],
    ['og:image:alt', 'Un faro'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

it('is marked noindex, and then has no canonical address', () => {
  const closed = { isIndexed: false, canonical: undefined, alternates: [] };
  const html = writeDocument(page('Carrito', closed), '', assets);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|hreflang|og:url/);
  expect(writeDocument(page('Hola'), '', assets)).not.toContain('name="robots"');
});
