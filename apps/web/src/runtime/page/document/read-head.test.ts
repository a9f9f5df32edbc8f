/** @jest-environment jsdom */
import type { HeadView, PageView } from '@shop/ports/screens';
import { aFullFrame } from '@shop/test/views/a-frame';
import { escapeHtml } from './escape.js';
import { writeHead } from './head.js';
import { headState, readHead } from './read-head.js';

const head: HeadView = {
  title: 'Hola <b>',
  description: '“Un día” & más',
  canonical: 'https://shop.example/es/',
  alternates: [
    { hreflang: 'en', href: 'https://shop.example/en/' },
    { hreflang: 'x-default', href: 'https://shop.example/en/' },
  ],
  isIndexed: true,
  picture: 'https://shop.example/sharing/home.es.png',
  pictureAlt: 'Un faro "rojo"',
  data: [{ '@type': 'Organization', name: 'Coralibrí' }],
  wall: 'bruma',
};

it.each([
  ['a page that is indexed', head],
  [
    'one that is not',
    { ...head, canonical: undefined, alternates: [], isIndexed: false, data: [], wall: undefined },
  ],
])('reads from the document what was written into it: %s', (_, written) => {
  const page: Pick<PageView, 'head' | 'frame'> = { head: written, frame: aFullFrame({}) };
  const html = `<title>${escapeHtml(written.title)}</title>${writeHead(page)}`;
  const there = new DOMParser().parseFromString(html, 'text/html');
  expect(readHead(there, headState(written))).toEqual(written);
});
