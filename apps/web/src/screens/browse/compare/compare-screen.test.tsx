/** @jest-environment jsdom */
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { aChoosingView, aComparedView } from '@shop/test/views/offer-views';
import { renderScreen } from '@shop/test/views/render-screen';
import type { CompareView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { CompareScreen } from './compare-screen.js';

const show = (view: CompareView = aComparedView()) => renderScreen(<CompareScreen view={view} />);

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it.each([
  { row: 'Agua', cells: ['Sí', 'No'] },
  { row: 'Precio de niños', cells: ['De 5 a 11 años', 'De 6 a 11 años'] },
  { row: 'Incluye', cells: ['Casillero', 'No aplica'] },
])('reads as a table: $row', ({ row, cells }) => {
  show();
  expect(cellsOf(row)).toEqual(cells);
});

it('hides equal rows by a link, and says how many', () => {
  show();
  const only = screen.getByRole('link', { name: 'Solo diferencias' });
  expect(only.getAttribute('href')).toContain('only=differences');
  expect(screen.getByText('2 filas son iguales en todas.')).toBeTruthy();
});

it('says how many rows are hidden, or that nothing differs', () => {
  show(aComparedView({ groups: [], differences: { isOn: true, href: '/es/', alike: 2 } }));
  expect(screen.getByText('Se ocultan 2 filas iguales.')).toBeTruthy();
  expect(screen.getByText('No hay diferencias entre estas experiencias.')).toBeTruthy();
});

it('offers the choice for too few places, with the picked one ticked', () => {
  show(aChoosingView(['bruma']));
  expect(screen.queryByRole('table')).toBeNull();
  const bruma = screen.getByRole<HTMLInputElement>('checkbox', { name: /Bruma/ });
  expect(bruma.checked).toBe(true);
  expect(screen.getByText(/elige al menos otra/)).toBeTruthy();
});

it.each([
  { name: 'the table', view: aComparedView() },
  { name: 'the choice', view: aChoosingView() },
])('passes the automatic accessibility check: $name', async ({ view }) => {
  const { container } = show(view);
  await expectNoAxeFindings(container);
});
