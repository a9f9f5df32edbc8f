import type { HeadView, PageView } from '@shop/ports/screens';
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import { createAssets } from './assets.js';
import { writeDocument } from './document.js';

const source = 'apps/web/src/';
const assets = createAssets({
  [`${source}entry-client.tsx`]: {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    assets: ['assets/geologica-a.woff2', 'assets/geologica-currency-b.woff2'],
    imports: ['_ground.js'],
  },
  [`${source}entry-early.ts`]: { file: 'assets/early.js' },
  '_ground.js': { file: 'assets/ground.js' },
  [`${source}screens/browse/home/home-screen.tsx`]: {
    file: 'assets/home.js',
    css: ['assets/home.css'],
  },
  [`${source}runtime/texts/common.es.ts`]: { file: 'assets/common-es.js' },
  [`${source}screens/browse/home/home.es.json`]: { file: 'assets/home-es.js' },
  [`${source}screens/browse/home/home.en.json`]: { file: 'assets/home-en.js' },
  [`${source}screens/sell/buy/buy-screen.tsx`]: { file: 'assets/buy.js' },
  [`${source}runtime/texts/common.en.ts`]: { file: 'assets/common-en.js' },
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

const stateOf = (html: string) => /id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '';

it('carries the page as data that ends no element and reads back as it was', () => {
  const hostile = '</script><script>alert(1)</script>\u2028&';
  const html = writeDocument(page(hostile), '<main></main>', assets);
  expect(stateOf(html)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(stateOf(html))).toEqual({ ...page(hostile), visitor: undefined });
  expect(html).toContain('<title>&lt;/script&gt;');
});

it('fetches ahead what this screen in this language needs, and nothing else', () => {
  const html = writeDocument(page('Hola'), '', assets);
  for (const file of ['entry.js', 'ground.js', 'home.js', 'common-es.js', 'home-es.js'])
    expect(html).toContain(`<link rel="modulepreload" fetchpriority="low" href="/assets/${file}">`);
  expect(html).not.toContain('/assets/common-en.js');
  expect(html).not.toContain('/assets/home-en.js');
  expect(html).not.toContain('/assets/buy.js');
  expect(html).toContain('href="/assets/home.css"');
  expect(html).toContain(
    'as="font" type="font/woff2" crossorigin href="/assets/geologica-a.woff2"',
  );
  expect(html).not.toContain('geologica-currency-b');
});

it('brings what answers early to the screen that has it, before all other code', () => {
  const script = '<script type="module" async src="/assets/early.js"></script>';
  const head = assets.head('buy', 'es');
  expect(head).toContain(script);
  expect(head.indexOf(script)).toBeLessThan(head.indexOf('modulepreload'));
  expect(assets.head('home', 'es')).not.toContain('early.js');
});

it('runs nothing inline and styles nothing inline', () => {
  const html = writeDocument(page('Hola'), '', assets);
  expect(
    html.match(
      /<script(?! type="application\/(ld\+)?json")(?! type="module" (fetchpriority="low"|async) src=)/g,
    ),
  ).toBeNull();
  expect(html).not.toMatch(/<style|\sstyle=/);
});

it('says its language, theme, wall and other languages', () => {
  const html = writeDocument(page('Hola'), '', assets);
  expect(html).toContain('<html lang="es-MX" data-theme="dark">');
  expect(html).toContain('<meta name="theme-color" content="#52BDB6">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/es/">');
  expect(html).toContain('hreflang="en" href="https://shop.example/en/"');
});

it('has the colour of the page in both themes where there is no wall', () => {
  const html = writeDocument(page('Hola', { wall: undefined }), '', assets);
  expect(html.match(/<meta name="theme-color"[^>]*media="[^"]*(light|dark)\)">/g)).toHaveLength(2);
});

it('says what is shown where it is shared', () => {
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

it('says so when it is not to be indexed, and then has no address to be found under', () => {
  const closed = { isIndexed: false, canonical: undefined, alternates: [] };
  const html = writeDocument(page('Carrito', closed), '', assets);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|hreflang|og:url/);
  expect(writeDocument(page('Hola'), '', assets)).not.toContain('name="robots"');
});

it('carries its graph as data that ends no element', () => {
  const html = writeDocument(page('</script><b>'), '', assets);
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(graph).not.toMatch(/[<>&]/);
  expect(JSON.parse(graph)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name: '</script><b>' }],
  });
});
