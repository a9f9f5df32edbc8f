import type { PageView } from '@shop/ports/screens';
import { aFrame } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import { createAssets } from './assets.js';
import { writeDocument } from './document.js';
import { renderFallback } from './fallback.js';

const source = 'apps/web/src/';
const assets = createAssets({
  [`${source}entry-client.tsx`]: {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    assets: ['assets/geologica-a.woff2', 'assets/geologica-currency-b.woff2'],
    imports: ['_ground.js'],
  },
  '_ground.js': { file: 'assets/ground.js' },
  [`${source}home/home-screen.tsx`]: { file: 'assets/home.js', css: ['assets/home.css'] },
  [`${source}texts/es.ts`]: { file: 'assets/es.js' },
  [`${source}texts/en.ts`]: { file: 'assets/en.js' },
});

const page = (title: string): PageView => ({
  screen: 'home',
  view: aHomeView({ title }),
  frame: aFrame({ theme: 'dark' }),
  head: {
    title,
    description: '"quoted"',
    canonical: 'https://shop.example/es/',
    alternates: [{ hreflang: 'en', href: 'https://shop.example/en/' }],
    isIndexed: true,
    wall: 'lagunaNacar',
  },
});

const stateOf = (html: string) => /id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '';

it('carries the page as data that ends no element and reads back as it was', () => {
  const hostile = '</script><script>alert(1)</script>\u2028&';
  const html = writeDocument(page(hostile), '<main></main>', assets);
  expect(stateOf(html)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(stateOf(html))).toEqual(page(hostile));
  expect(html).toContain('<title>&lt;/script&gt;');
});

it('fetches ahead what this screen in this language needs, and nothing else', () => {
  const html = writeDocument(page('Hola'), '', assets);
  for (const file of ['entry.js', 'ground.js', 'home.js', 'es.js'])
    expect(html).toContain(`<link rel="modulepreload" href="/assets/${file}">`);
  expect(html).not.toContain('/assets/en.js');
  expect(html).toContain('href="/assets/home.css"');
  expect(html).toContain(
    'as="font" type="font/woff2" crossorigin href="/assets/geologica-a.woff2"',
  );
  expect(html).not.toContain('geologica-currency-b');
});

it('runs nothing inline and styles nothing inline', () => {
  const html = writeDocument(page('Hola'), '', assets);
  expect(html.match(/<script(?! type="application\/json")(?! type="module" src=)/g)).toBeNull();
  expect(html).not.toMatch(/<style|\sstyle=/);
});

it('says its language, theme, wall and other languages', () => {
  const html = writeDocument(page('Hola'), '', assets);
  expect(html).toContain('<html lang="es-MX" data-theme="dark">');
  expect(html).toContain('<meta name="theme-color" content="#52BDB6">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/es/">');
  expect(html).toContain('hreflang="en" href="https://shop.example/en/"');
});

it('falls back to words that need nothing of ours', () => {
  const html = renderFallback({
    language: 'pt',
    title: 'Erro interno',
    text: '<b>',
    home: '/pt/',
    reference: 'r-1',
  });
  expect(html).toContain('<a href="/pt/">Início</a>');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toMatch(/<script|<link|<style/);
});
