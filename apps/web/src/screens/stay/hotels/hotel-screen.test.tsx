/** @jest-environment jsdom */
import type { Language } from '@shop/domain';
import type { HotelView } from '@shop/ports/screens';
import { aHotelView } from '@shop/test/views/a-hotel';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen, within } from '@testing-library/react';
import { HotelScreen } from './hotel-screen.js';

const show = (differs: Partial<HotelView> = {}, language: Language = 'es') =>
  renderScreen(<HotelScreen view={aHotelView(differs)} />, { language });

const factsIn = (part: HTMLElement) =>
  [...part.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);

it('sells a night by phone: the price, the local number and a link to the other hotels', () => {
  show();
  const call = within(screen.getByRole('complementary', { name: 'Reservación' }));
  expect(call.getByText('$3,099.00 MXN')).toBeTruthy();
  expect(
    call.getByRole('link', { name: 'Llama y reserva: +52 998 555 0134' }).getAttribute('href'),
  ).toBe('tel:+529985550134');
  expect(call.getByRole('link', { name: 'Ver todos los hoteles' }).getAttribute('href')).toBe(
    '/es/hoteles-coralibri/',
  );
  expect(call.getByText(/^Línea México: lunes a viernes, 7:00–24:00/)).toBeTruthy();
});

it('shows no lowest price when no night is free', () => {
  show({ night: { kind: 'full', until: 'dom 20 dic 2026' } });
  const call = within(screen.getByRole('complementary', { name: 'Reservación' }));
  expect(call.getByText('Sin noches libres antes del dom 20 dic 2026')).toBeTruthy();
  expect(call.queryByText('Es la noche más barata de los próximos 30 días.')).toBeNull();
});

it('states the capacity of each room', () => {
  show();
  const valuesOf = (name: string) => {
    const room = screen.getByRole('heading', { level: 3, name }).closest('article');
    return room ? factsIn(room).map(([, value]) => value) : [];
  };
  expect(valuesOf('Cuarto Mangle').slice(2)).toEqual([
    '34\u00a0m²',
    '2 adultos',
    'hasta 2 menores de 16 años',
  ]);
  expect(valuesOf('Cuarto Garza').slice(2)).toEqual(['36\u00a0m²', '2 adultos', 'no recibe niños']);
});

it('shows the address in Spanish in every language', () => {
  show({}, 'en');
  const address = screen.getByText('Carretera Cancún–Tulum km 281').closest('[lang]');
  expect(address?.getAttribute('lang')).toBe('es-MX');
  expect(screen.getByText('58 km from Cancún airport, about 50 min by road.')).toBeTruthy();
});

itPassesAxe(show);

it('draws its location with its full name, and links to a map and to its pictures', () => {
  show();
  const map = screen.getByRole('img', { name: /Mapa de la costa .* Hotel Coralibrí Manglar/ });
  const staticParts = map.querySelector('g rect[height="68"]');
  const from = Number(
    /translate\((\d+)/.exec(staticParts?.parentElement?.getAttribute('transform') ?? '')?.[1],
  );
  expect(from).toBeGreaterThan(0);
  expect(from + Number(staticParts?.getAttribute('width'))).toBeLessThanOrEqual(1000);
  expect(screen.getByRole('link', { name: 'Abrir en Google Maps' }).getAttribute('href')).toContain(
    '20.585',
  );
  expect(screen.getByRole('link', { name: 'Ver sus imágenes' }).getAttribute('href')).toBe(
    '/es/galeria/?place=manglar',
  );
});
