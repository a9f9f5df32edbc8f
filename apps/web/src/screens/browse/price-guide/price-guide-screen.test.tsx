/** @jest-environment jsdom */
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { aPriceGuideView } from '@shop/test/views/offer-views';
import { renderScreen } from '@shop/test/views/render-screen';
import type { PriceGuideView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { PriceGuideScreen } from './price-guide-screen.js';

const show = (differs: Partial<PriceGuideView> = {}) =>
  renderScreen(<PriceGuideScreen view={aPriceGuideView(differs)} />);

it('is a real table in a focusable, named region', () => {
  show();
  const region = screen.getByRole('region', { name: 'Copalera · Diciembre 2026' });
  const scrolled = within(region).getByRole('table');
  expect(within(scrolled).getAllByRole('columnheader')).toHaveLength(3);
  const [, first] = within(scrolled).getAllByRole('row');
  expect(first && within(first).getByRole('rowheader').textContent).toContain('sáb 12 dic');
});

it('describes the colours in words, and links each day to its buy page', () => {
  show();
  const best = screen.getByRole('link', { name: /1,900.00 pesos mexicanos.*Mejor precio/ });
  expect(best.getAttribute('href')).toBe('/es/entrada-copalera/?date=2026-12-13');
  expect(best.textContent).toContain('domingo 13 de diciembre de 2026');
  expect(best.closest('td')?.dataset.tint).toBe('1');
  expect(screen.getByText('Agotado')).toBeTruthy();
  expect(screen.getByText('Cerrado')).toBeTruthy();
  expect(screen.getByText('Menos de la mitad de los lugares')).toBeTruthy();
  expect(screen.getByText('El más bajo del mes')).toBeTruthy();
});

it('queries by a GET form, with links to the adjacent months', () => {
  show();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Elige parque o tour y mes' });
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    place: 'copalera',
    month: '2026-12',
    ticket: 'copalera',
  });
  const months = within(screen.getByRole('navigation', { name: 'Otros meses' }));
  expect(months.getAllByRole('link').map((link) => link.textContent)).toEqual(['Enero 2027']);
});

it('loses only one column when its calendar is down', () => {
  const { columns, rows } = aPriceGuideView();
  const problem = { code: 'calendar', field: 'page', text: 'Sin calendario', actions: [] };
  show({
    columns: columns.map((column, at) => (at === 1 ? { ...column, problem } : column)),
    rows: rows.map((row) => ({ ...row, cells: [...row.cells.slice(0, 1), { kind: 'unknown' }] })),
  });
  expect(screen.getByRole('alert').textContent).toContain('FuegoSin calendario');
  expect(screen.getAllByText('Precio en el siguiente paso')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /1,900.00/ })).toBeTruthy();
});

itPassesAxe(show);
