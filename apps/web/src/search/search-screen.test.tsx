/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aPoster } from '@shop/test/views/a-poster';
import { aPrice } from '@shop/test/views/a-price';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { SearchHitView, SearchView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { SearchScreen } from './search-screen.js';

const own = '/es/busqueda/';

const aHit = (differs: Partial<SearchHitView> = {}): SearchHitView => ({
  href: '/es/entrada-copalera/',
  name: [{ text: 'Copalera', isMarked: false }],
  text: [
    { text: 'Siete ', isMarked: false },
    { text: 'tirolesas', isMarked: true },
  ],
  picture: { wall: 'copalera', scene: { alt: 'Una torre' } },
  from: aPrice('1,979.00'),
  ...differs,
});

const help = aHit({
  href: '/es/guia-de-precios/',
  name: [{ text: 'Guía de precios', isMarked: false }],
  text: [],
  picture: undefined,
  from: undefined,
});

const aSearchView = (differs: Partial<SearchView> = {}): SearchView => ({
  query: 'tirolesas',
  action: own,
  count: 2,
  groups: [
    { key: 'parks', hits: [aHit()] },
    { key: 'help', hits: [help] },
  ],
  spelling: undefined,
  posters: [],
  popular: [],
  list: '/es/parques-y-tours/',
  problem: undefined,
  ...differs,
});

const phone = { country: 'MX', name: 'México', number: '+52 998', href: 'tel:+52998' };
const callCentre = { isOpen: true, weekday: '', weekend: '', phones: [phone] };

const show = (differs: Partial<SearchView> = {}) =>
  renderScreen(
    <SearchScreen view={aSearchView(differs)} frame={aFrame({ path: own, callCentre })} />,
  );

it('says the word again in the title and in the box', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados de «tirolesas»' })).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: '¿Qué buscas?' });
  expect([box.value, box.name]).toEqual(['tirolesas', 'q']);
  expect(screen.getByRole('status').textContent).toBe('2 resultados');
});

it('groups what it found and leads to each group', () => {
  show();
  const kinds = within(screen.getByRole('navigation', { name: 'Tipos de resultado' }));
  const href = kinds.getByRole('link', { name: 'Parques (1)' }).getAttribute('href');
  expect(href).toBe('#parks');
  expect(document.querySelector('#parks h2')?.textContent).toBe('Parques');
});

it('marks the word that was asked for and says what a place costs', () => {
  const { container } = show();
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'tirolesas',
  ]);
  const row = screen.getByRole('link', { name: 'Copalera' }).closest('li');
  expect(row?.textContent).toContain('desde');
  const page = screen.getByRole('link', { name: 'Guía de precios' }).closest('li');
  expect(page?.textContent).not.toContain('desde');
});

it('is no dead end when nothing was found', async () => {
  const { container } = show({
    query: 'coplaera',
    count: 0,
    groups: [],
    spelling: { name: 'copalera', href: `${own}?q=copalera` },
    posters: [aPoster()],
  });
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(title).toBe('No encontramos nada para «coplaera»');
  const hrefs = ['copalera', 'Ver parques y tours', 'Pregúntale a una persona: +52 998'].map(
    (name) => screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([`${own}?q=copalera`, '/es/parques-y-tours/', 'tel:+52998']);
  await expectNoAxeFindings(container);
});

it('shows where to begin before anything was asked', () => {
  show({
    query: '',
    count: 0,
    groups: [],
    posters: [aPoster()],
    popular: [{ name: 'Promociones', href: '/es/promociones/' }],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Buscar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Promociones' })).toBeTruthy();
  expect(screen.queryByText(/No encontramos/)).toBeNull();
});

it('stands up to the automatic accessibility check', async () => {
  const { container } = show();
  await expectNoAxeFindings(container);
});
