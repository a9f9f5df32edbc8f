/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aPoster } from '@shop/test/views/a-poster';
import { aSearchView } from '@shop/test/views/a-search-view';
import { expectNoAxeFindings, itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { SearchView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { SearchScreen } from './search-screen.js';

const own = '/es/busqueda/';
const asks = (choice: string) => `${own}?q=tirolesas${choice}`;

const phone = { country: 'MX', isOwn: true, name: 'México', number: '+52 998', href: 'tel:+52998' };
const callCentre = { isOpen: true, weekday: '', weekend: '', phones: [phone] };

const show = (differs: Partial<SearchView> = {}) =>
  renderScreen(
    <SearchScreen view={aSearchView(differs)} frame={aFrame({ path: own, callCentre })} />,
  );

it('repeats the query in the title and in the box', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados de «tirolesas»' })).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: '¿Qué buscas?' });
  expect([box.value, box.name]).toEqual(['tirolesas', 'q']);
  expect(screen.getByRole('status').textContent).toBe('2 resultados');
});

it('focuses the box for a visitor without a query', () => {
  show({ query: '' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '¿Qué buscas?' }));
});

it('has tabs with addresses and counts, and groups the visible results', () => {
  show();
  const kinds = within(screen.getByRole('navigation', { name: 'Tipos de resultado' }));
  const tabs = kinds.getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Todo (2)',
    'Parques (1)',
    'Información y ayuda (1)',
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(tabs[1]?.getAttribute('href')).toBe(asks('&kind=parks'));
  const groups = screen.getAllByRole('heading', { level: 2 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Parques', 'Información y ayuda']);
});

it('links to the previous and the next page', () => {
  show({ paging: { page: 2, pages: 3, previous: asks(''), next: asks('&page=3') }, offset: 10 });
  const pages = within(screen.getByRole('navigation', { name: 'Páginas de la lista' }));
  expect(pages.getByText('Página 2 de 3')).toBeTruthy();
  const ways = pages
    .getAllByRole('link')
    .map((link) => [link.getAttribute('rel'), link.textContent]);
  expect(ways).toEqual([
    ['prev', 'Anteriores'],
    ['next', 'Siguientes'],
  ]);
});

it('shows an answer on top, with its source pages and related questions', async () => {
  const { container } = show({
    answer: {
      text: 'Copalera tiene siete tirolesas.',
      references: [{ name: 'Qué es Copalera', href: '/es/que-es-copalera/' }],
      related: [{ name: '¿Desde qué edad?', href: `${own}?q=edad` }],
    },
  });
  const answer = within(screen.getByRole('region', { name: 'Respuesta' }));
  expect(answer.getByText('Copalera tiene siete tirolesas.')).toBeTruthy();
  const hrefs = answer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/es/que-es-copalera/', `${own}?q=edad`]);
  expect(answer.getByRole('heading', { name: 'Fuentes' })).toBeTruthy();
  await expectNoAxeFindings(container);
});

it('highlights the query and shows a place’s price', () => {
  const { container } = show();
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'tirolesas',
  ]);
  const row = screen.getByRole('link', { name: 'Copalera' }).closest('li');
  expect(row?.textContent).toContain('desde');
  const page = screen.getByRole('link', { name: 'Guía de precios' }).closest('li');
  expect(page?.textContent).not.toContain('desde');
});

it('offers a next step when nothing was found', async () => {
  const { container } = show({
    query: 'coplaera',
    count: 0,
    tabs: [],
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

it('shows where to start before a search', () => {
  show({
    query: '',
    count: 0,
    tabs: [],
    groups: [],
    posters: [aPoster()],
    popular: [{ name: 'Promociones', href: '/es/promociones/' }],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Buscar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Promociones' })).toBeTruthy();
  expect(screen.queryByText(/No encontramos/)).toBeNull();
});

itPassesAxe(show);
