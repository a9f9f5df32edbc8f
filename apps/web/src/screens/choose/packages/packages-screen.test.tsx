/** @jest-environment jsdom */
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { aPackagesView } from '@shop/test/views/offer-views';
import { renderScreen } from '@shop/test/views/render-screen';
import type { PackagesView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { PackagesScreen } from './packages-screen.js';

const show = (differs: Partial<PackagesView> = {}) =>
  renderScreen(<PackagesScreen view={aPackagesView(differs)} />);

it('shows the tickets of a package in a row, with the sum and its calculation', () => {
  show();
  const tickets = within(screen.getByRole('list', { name: 'Qué incluye Tres aguas' }));
  expect(tickets.getAllByRole('listitem')).toHaveLength(3);
  const one = within(screen.getByRole('region', { name: 'Tres aguas' }));
  expect(one.getByText('3,000.00 pesos mexicanos')).toBeTruthy();
  expect(one.getByText(/días más baratos de los próximos 30/)).toBeTruthy();
});

it('keeps its tickets when a price is missing, and reports the failure', () => {
  const [one] = aPackagesView().packages;
  const problem = { code: 'prices', field: 'page', text: 'Sin precios', actions: [] };
  if (!one) throw new Error('no package');
  const tickets = one.tickets.map((ticket) => ({ ...ticket, from: undefined }));
  show({ problem, packages: [{ ...one, tickets, total: undefined }] });
  expect(screen.getByRole('alert').textContent).toContain('Sin precios');
  expect(screen.getAllByText('Ver precio por día')).toHaveLength(3);
  expect(screen.queryByText('Total desde')).toBeNull();
});

itPassesAxe(show);
