/** @jest-environment jsdom */
import type { HotelsView } from '@shop/ports/screens';
import { aHotelCard } from '@shop/test/views/a-hotel';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen, within } from '@testing-library/react';
import { HotelsScreen } from './hotels-screen.js';

const full = aHotelCard({
  code: 'lcdlp',
  href: '/es/hoteles-la-caleta-de-las-palmas/',
  name: 'La Caleta de las Palmas',
  night: { kind: 'full', until: 'dom 20 dic 2026' },
});

const show = (differs: Partial<HotelsView> = {}) =>
  renderScreen(
    <HotelsScreen
      view={{
        title: 'Hoteles',
        lead: 'Tres maneras de dormir cerca del agua.',
        hotels: [aHotelCard(), full],
        problem: undefined,
        find: '/es/buscar-habitacion/',
        ...differs,
      }}
    />,
  );

const ticketOf = (name: string) => {
  const ticket = screen.getByRole('heading', { name }).closest('article');
  if (!ticket) throw new Error(`no ticket of ${name}`);
  return within(ticket);
};

it('shows each hotel as one link with its amenities and the price of a night', () => {
  show();
  const ticket = ticketOf('Hotel Coralibrí Manglar');
  const links = ticket.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/es/hoteles-manglar/']);
  const amenities = within(ticket.getByRole('list', { name: 'Lo mejor de este hotel' }));
  expect(amenities.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tres albercas',
    'Kayaks por los canales',
  ]);
  expect(ticket.getByText('$3,099.00 MXN')).toBeTruthy();
  expect(ticket.getByText('por noche para dos adultos, con impuestos')).toBeTruthy();
});

it('keeps the given order and shows when a full hotel may have a night', () => {
  show();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Hotel Coralibrí Manglar', 'La Caleta de las Palmas']);
  const ticket = ticketOf('La Caleta de las Palmas');
  expect(ticket.getByText('Sin noches libres antes del dom 20 dic 2026')).toBeTruthy();
  expect(ticket.queryByText('desde')).toBeNull();
});

it('works without prices, with a notice and a retry', () => {
  const actions = [{ kind: 'retry', href: '/es/hoteles-coralibri/' }] as const;
  show({
    hotels: [aHotelCard({ night: { kind: 'unknown' } })],
    problem: { code: 'prices', field: 'page', text: 'Sin precios', actions },
  });
  expect(screen.getByRole('alert').textContent).toContain('Sin precios');
  expect(screen.getByRole('link', { name: 'Reintentar' })).toBeTruthy();
  expect(
    ticketOf('Hotel Coralibrí Manglar').getByText('Precio por noche: por teléfono'),
  ).toBeTruthy();
});

itPassesAxe(show);
