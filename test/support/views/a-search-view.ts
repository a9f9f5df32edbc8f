import type { SearchHitView, SearchView } from '@shop/ports/screens';
import { aPrice } from './a-price.js';

const own = '/es/busqueda/';
const asks = (choice: string) => `${own}?q=tirolesas${choice}`;

/** A park found by a word of its text. */
const aHit = (differs: Partial<SearchHitView> = {}): SearchHitView => ({
  href: '/es/entrada-copalera/',
  document: 'copalera-es',
  name: [{ text: 'Copalera', isMarked: false }],
  text: [
    { text: 'Siete ', isMarked: false },
    { text: 'tirolesas', isMarked: true },
  ],
  picture: { wall: 'copalera', scene: { alt: 'Una torre' } },
  from: aPrice('1,979.00'),
  closedUntil: undefined,
  ...differs,
});

const aPageHit = aHit({
  href: '/es/guia-de-precios/',
  document: 'guia-es',
  name: [{ text: 'Guía de precios', isMarked: false }],
  text: [],
  picture: undefined,
  from: undefined,
});

/** The results page in Spanish with both. */
export const aSearchView = (differs: Partial<SearchView> = {}): SearchView => ({
  query: 'tirolesas',
  action: own,
  count: 2,
  groups: [
    { key: 'parks', hits: [aHit()] },
    { key: 'help', hits: [aPageHit] },
  ],
  tabs: [
    { key: 'all', href: asks(''), count: 2, isOn: true },
    { key: 'parks', href: asks('&kind=parks'), count: 1, isOn: false },
    { key: 'help', href: asks('&kind=help'), count: 1, isOn: false },
  ],
  paging: undefined,
  answer: undefined,
  attributionToken: undefined,
  offset: 0,
  notice: undefined,
  spelling: undefined,
  posters: [],
  popular: [],
  list: '/es/parques-y-tours/',
  problem: undefined,
  ...differs,
});
