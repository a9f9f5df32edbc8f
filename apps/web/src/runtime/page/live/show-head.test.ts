/** @jest-environment jsdom */
import type { HeadView, PageView } from '@shop/ports/screens';
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import { writeHead } from '../document/head.js';
import { focusHeading, focusPart, isOfThisKind, showHead } from './show-head.js';

const page = (head: Partial<HeadView> = {}): PageView => ({
  screen: 'home',
  view: aHomeView(),
  frame: aFrame(),
  visitor: aVisitor(),
  head: {
    title: 'Coralibrí',
    description: 'Parques y tours',
    canonical: 'https://shop.example/es/',
    alternates: [
      { hreflang: 'es', href: 'https://shop.example/es/' },
      { hreflang: 'en', href: 'https://shop.example/en/' },
    ],
    isIndexed: true,
    picture: 'https://shop.example/sharing/home.es.png',
    pictureAlt: 'Un faro',
    data: [{ '@type': 'Organization', name: 'Coralibrí' }],
    wall: 'lagunaNacar',
    ...head,
  },
});

const cart: Partial<HeadView> = {
  title: 'Carrito',
  description: 'Tu carrito',
  canonical: undefined,
  alternates: [],
  isIndexed: false,
  data: [],
  wall: undefined,
};

const valueOf = (selector: string, name = 'content') =>
  document.querySelector(selector)?.getAttribute(name);

beforeEach(() => {
  const html = `<title>Coralibrí</title>${writeHead(page())}`;
  document.head.replaceChildren(document.createRange().createContextualFragment(html));
});

it('leaves the tags of the document as they are', () => {
  const before = [...document.head.children];
  showHead(page());
  expect([...document.head.children]).toEqual(before);
});

it('removes the canonical address when the next page is noindex', () => {
  showHead(page(cart));
  expect(document.title).toBe('Carrito');
  expect(valueOf('meta[name="robots"]')).toBe('noindex');
  expect(document.querySelector('link[rel="canonical"], link[hreflang]')).toBeNull();
  expect(valueOf('meta[property="og:title"]')).toBe('Carrito');
  expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

it('restores it on the way back', () => {
  showHead(page(cart));
  showHead(page());
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
  expect(valueOf('link[rel="canonical"]', 'href')).toBe('https://shop.example/es/');
  expect(document.querySelectorAll('link[hreflang]')).toHaveLength(2);
  expect(valueOf('meta[property="og:url"]')).toBe('https://shop.example/es/');
  expect(valueOf('meta[name="theme-color"]')).toBe('#52BDB6');
});

it('describes the new page', () => {
  showHead(page({ data: [{ '@type': 'FAQPage', mainEntity: [] }] }));
  const graph = document.getElementById('graph')?.textContent ?? '';
  expect(JSON.parse(graph)).toMatchObject({ '@graph': [{ '@type': 'FAQPage' }] });
});

it.each([
  ['takes another document for the checkout behind the cart', undefined, true, false],
  ['takes another document for the cart behind the checkout', true, undefined, false],
  ['keeps the document for the cart behind the list', undefined, undefined, true],
  ['keeps the document for an order behind the checkout', true, true, true],
] as const)('%s', (_, isFirst, isPersonal, isKept) => {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page';
  data.textContent = JSON.stringify({ frame: aFrame({ isPersonal: isFirst }) });
  document.body.replaceChildren(data);
  expect(isOfThisKind({ frame: aFrame({ isPersonal }) })).toBe(isKept);
});

it('keeps the theme colour that the visitor chose', () => {
  showHead({ ...page({ wall: undefined }), visitor: aVisitor({ theme: 'dark' }) });
  expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1);
});

it('moves the focus to the target of a press, and to the field of an input page', () => {
  const part = (tag: string, id: string) => Object.assign(document.createElement(tag), { id });
  const main = part('div', 'main');
  const box = part('input', 'box');
  main.append(part('h1', 'title'), part('ol', 'strip'), box);
  document.body.append(main);
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this.id);
  };
  focusPart('strip');
  focusPart('nothing-of-that-name');
  expect([seen, document.activeElement?.id]).toEqual([['strip'], 'strip']);
  focusHeading();
  expect(document.activeElement?.id).toBe('title');
  box.dataset['first'] = '';
  focusHeading();
  expect(document.activeElement?.id).toBe('box');
});
