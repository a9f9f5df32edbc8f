/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import { aPoster } from '@shop/test/views/a-poster';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { errorText } from '@shop/domain';
import type { HomeView } from '@shop/ports/screens';
import { fireEvent, screen } from '@testing-library/react';
import { HomeScreen } from './home-screen.js';

const show = (differs: Partial<HomeView> = {}) =>
  renderScreen(<HomeScreen view={aHomeView(differs)} frame={aFrame({ path: '/es/' })} />);

it('plans a trip with a plain form', () => {
  show();
  const form = screen.getByRole('form', { name: 'Planea tu día' }) as HTMLFormElement; // as: a form
  expect(form.getAttribute('action')).toBe('/api/plan');
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    product: 'laguna-nacar',
    date: '2026-11-28',
    adults: '2',
    children: '0',
  });
  expect(screen.getByRole('button', { name: 'Ver precio' })).toHaveProperty('type', 'submit');
});

it('counts people with buttons, within the limits of the field', () => {
  show();
  const adults = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adultos (12+)' });
  fireEvent.click(screen.getByRole('button', { name: 'Uno más: Adultos (12+)' }));
  expect(adults.value).toBe('3');
  const fewer = screen.getByRole('button', { name: 'Uno menos: Adultos (12+)' });
  for (let times = 0; times < 5; times += 1) fireEvent.click(fewer);
  expect(adults.value).toBe('1');
});

it('shows every poster as one link, with a price or its replacement', () => {
  show({ posters: [aPoster(), aPoster({ slug: 'bruma', name: 'Bruma', from: undefined })] });
  expect(screen.getByRole('heading', { level: 2, name: 'Cartelera' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Copalera' })).toBeTruthy();
  expect(screen.getByText('1,979.00 pesos mexicanos')).toBeTruthy();
  expect(screen.getByText('Ver precio por día')).toBeTruthy();
});

it('shows opening state and closing time in park time, and nothing at night', () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: /Guarida hasta las 17:00/ })).toBeTruthy();
  expect(screen.getByText('hora local del parque')).toBeTruthy();
  unmount();
  show({ openNow: [] });
  expect(screen.queryByText('Abierto ahora')).toBeNull();
});

it('reports missing places, without an empty section, and stays usable', () => {
  show({ problem: errorText('catalogue', 'es'), posters: [] });
  expect(screen.getByText(/No pudimos consultar nuestros parques/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Cartelera' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ver precio' })).toBeTruthy();
});

it('has one h1, and passes the accessibility check', async () => {
  const { container } = show();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoAxeFindings(container);
});
