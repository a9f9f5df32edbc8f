/** @jest-environment jsdom */
import { aDirectionsView } from '@shop/test/views/a-directions-view';
import { aFrame } from '@shop/test/views/a-frame';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { DirectionsView } from '@shop/ports/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gzipSync } from 'node:zlib';
import { DirectionsScreen } from './directions-screen.js';

const show = (differs: Partial<DirectionsView> = {}) =>
  renderScreen(<DirectionsScreen view={aDirectionsView(differs)} frame={aFrame()} />);

function clipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}
afterEach(() => clipboard(undefined));

it('repeats the whole map in a table', () => {
  show();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const view = aDirectionsView();
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
    view.map.points.map(({ name }) => name),
  );
  expect(rows.at(-1)?.textContent).toContain('ferri incluido');
});

it('draws the coast as one picture with a text alternative, in at most 4 kB', () => {
  show();
  const map = screen.getByRole('img');
  expect(map.getAttribute('aria-label')).toContain('10 km al sur de Playa del Carmen');
  expect(map.querySelectorAll('text')).toHaveLength(3 + 3);
  expect(gzipSync(map.outerHTML).length).toBeLessThanOrEqual(4 * 1024);
});

it('opens the place in a map, and in the phone’s map app if there is one', () => {
  show({ phoneMap: 'geo:20.566,-87.128?q=20.566,-87.128(Gran%20Ceiba)' });
  expect(screen.getByRole('link', { name: 'Abrir en Google Maps' }).getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=20.566%2C-87.128',
  );
  const phone = screen.getByRole('link', { name: 'Abrir en el mapa de tu teléfono' });
  expect(phone.getAttribute('href')).toMatch(/^geo:20\.566,-87\.128/);
});

it('copies the address and confirms it', async () => {
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar dirección' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Dirección copiada'));
  expect(copied).toEqual(['Carretera 307 km 279, Playa del Carmen']);
});

it.each([
  ['there is no clipboard', undefined],
  ['the clipboard is forbidden', () => Promise.reject(new Error('denied'))],
])('explains what to do when %s', async (_, writeText) => {
  clipboard(writeText);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar dirección' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('selecciona'));
});

itPassesAxe(show);
