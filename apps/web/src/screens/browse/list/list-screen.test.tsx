/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aPoster } from '@shop/test/views/a-poster';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { ListView } from '@shop/ports/screens';
import { fireEvent, screen, within } from '@testing-library/react';
import { ListScreen } from './list-screen.js';

const own = '/es/parques-y-tours/';

const aListView = (differs: Partial<ListView> = {}): ListView => ({
  title: 'Parques y tours',
  lead: 'Todo lo que puedes vivir en un día',
  filters: [
    { key: 'park', href: `${own}?kind=park`, isOn: false, count: 5 },
    { key: 'water', href: own, isOn: true, count: 2 },
  ],
  sorts: [
    { key: 'featured', href: `${own}?kind=water`, isOn: true },
    { key: 'price', href: `${own}?kind=water&sort=price`, isOn: false },
  ],
  count: 2,
  posters: [aPoster(), aPoster({ slug: 'bruma', name: 'Bruma' })],
  paging: undefined,
  clear: own,
  build: { href: '/es/arma-tu-paquete/', parks: 3, percent: 20 },
  compare: { toggle: `${own}?compare=1`, picks: undefined },
  problem: undefined,
  ...differs,
});

const show = (differs: Partial<ListView> = {}) =>
  renderScreen(<ListScreen view={aListView(differs)} frame={aFrame({ path: own })} />);

it('keeps filters and order in the address: each is a link, marked when on', () => {
  show();
  const filters = within(screen.getByRole('navigation', { name: 'Filtrar' }));
  expect(filters.getByRole('link', { name: 'Agua (2)' }).getAttribute('aria-current')).toBe('true');
  expect(filters.getByRole('link', { name: 'Parques (5)' }).getAttribute('href')).toBe(
    `${own}?kind=park`,
  );
  const sorts = within(screen.getByRole('navigation', { name: 'Ordenar por' }));
  expect(sorts.getByRole('link', { name: 'Precio, de menor a mayor' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 experiencias');
});

it('offers a next step when nothing matches', () => {
  show({ count: 0, posters: [] });
  expect(screen.getByRole('link', { name: 'Quitar filtros' }).getAttribute('href')).toBe(own);
});

it('counts the entries of all pages and links to the neighbours', () => {
  const [previous, next] = [own, `${own}?page=3`];
  show({ count: 130, paging: { page: 2, pages: 3, previous, next } });
  expect(screen.getByRole('status').textContent).toBe('130 experiencias');
  const pages = within(screen.getByRole('navigation', { name: 'Páginas de la lista' }));
  const hrefs = pages.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([previous, next]);
});

const comparing = {
  toggle: own,
  picks: { action: '/es/compara-parques-y-tours/', fewest: 2, most: 2, picked: ['guarida'] },
};

it('compares the ticked places, hidden ones too, up to the maximum', () => {
  const { went } = show({ compare: comparing });
  const copalera = screen.getByRole('checkbox', { name: 'Elegir Copalera para comparar' });
  const bruma = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Elegir Bruma para comparar',
  });
  expect(screen.getByText('1 experiencia elegida')).toBeTruthy();
  fireEvent.click(copalera);
  expect(bruma.disabled).toBe(true);
  expect(screen.getByText('Ya elegiste 2: quita una para elegir otra.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Comparar' }));
  expect(went).toEqual(['/es/compara-parques-y-tours/?pick=guarida,copalera#title']);
});

it('works as a GET form without scripts, with the hidden places named', () => {
  const { container } = show({ compare: comparing });
  const form = container.querySelector('form');
  expect(form?.method).toBe('get');
  expect(form && new FormData(form).getAll('pick')).toEqual(['guarida']);
});

it('reports the failure with a retry, without filters or results', () => {
  const problem = {
    code: 'catalogue',
    field: 'page',
    text: 'Sin parques',
    actions: [{ kind: 'retry', href: own }] as const,
  };
  show({ problem, posters: [] });
  expect(screen.getByRole('alert').textContent).toContain('Sin parques');
  expect(screen.getByRole('link', { name: 'Reintentar' }).getAttribute('href')).toBe(own);
  expect(screen.queryByRole('navigation', { name: 'Ordenar por' })).toBeNull();
  expect(screen.queryByText('0 experiencias')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Quitar filtros' })).toBeNull();
});

itPassesAxe(() => show({ compare: comparing }));
