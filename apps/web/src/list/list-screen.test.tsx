/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aPoster } from '@shop/test/views/a-poster';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { ListView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
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
  posters: [aPoster(), aPoster({ slug: 'bruma', name: 'Bruma' })],
  clear: own,
  problem: undefined,
  ...differs,
});

const show = (differs: Partial<ListView> = {}) =>
  renderScreen(<ListScreen view={aListView(differs)} frame={aFrame({ path: own })} />);

it('keeps filters and order in the address: each is a link, and what is on says so', () => {
  show();
  const filters = within(screen.getByRole('navigation', { name: 'Filtrar' }));
  expect(filters.getByRole('link', { name: 'Agua (2)' }).getAttribute('aria-current')).toBe('true');
  expect(filters.getByRole('link', { name: 'Parques (5)' }).getAttribute('href')).toBe(
    `${own}?kind=park`,
  );
  const sorts = within(screen.getByRole('navigation', { name: 'Ordenar por' }));
  expect(sorts.getByRole('link', { name: 'Precio, de menor a mayor' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 lugares');
});

it('turns all filters off with one link, which is on when none is', () => {
  show({ filters: [{ key: 'park', href: own, isOn: false, count: 5 }] });
  const all = screen.getByRole('link', { name: 'Todos' });
  expect(all.getAttribute('href')).toBe(own);
  expect(all.getAttribute('aria-current')).toBe('true');
});

it('is no dead end when nothing fits', () => {
  show({ posters: [] });
  expect(screen.getByRole('link', { name: 'Quitar filtros' }).getAttribute('href')).toBe(own);
});

it('says what failed, with a way to try again', () => {
  const problem = {
    code: 'prices',
    field: 'page',
    text: 'Sin precios',
    ways: [{ kind: 'retry', href: own }] as const,
  };
  show({ problem, posters: [] });
  expect(screen.getByRole('alert').textContent).toContain('Sin precios');
  expect(screen.getByRole('link', { name: 'Reintentar' }).getAttribute('href')).toBe(own);
});

it('stands up to the automatic accessibility check', async () => {
  const { container } = show();
  await expectNoAxeFindings(container);
});
