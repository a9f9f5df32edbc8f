/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import { aPoster } from '@shop/test/views/a-poster';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { HomeView } from '@shop/ports/screens';
import { screen } from '@testing-library/react';
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

it('hangs every poster as one link, with a price or the word that stands for it', () => {
  show({ posters: [aPoster(), aPoster({ slug: 'bruma', name: 'Bruma', from: undefined })] });
  expect(screen.getByRole('heading', { level: 2, name: 'Cartelera' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Copalera' })).toBeTruthy();
  expect(screen.getByText('1,979.00 pesos mexicanos')).toBeTruthy();
  expect(screen.getByText('Ver precio por día')).toBeTruthy();
});

it('says what is open with its closing time in park time, and nothing at night', () => {
  show();
  expect(screen.getByRole('link', { name: /Guarida hasta las 17:00/ })).toBeTruthy();
  expect(screen.getByText('hora local del parque')).toBeTruthy();
});

it('has no empty list of open places at night', () => {
  show({ openNow: [] });
  expect(screen.queryByText('Abierto ahora')).toBeNull();
});

it('says that prices are missing and stays usable', () => {
  show({ problem: 'Lo sentimos no pudimos obtener los precios del producto' });
  expect(screen.getByText(/no pudimos obtener los precios/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ver precio' })).toBeTruthy();
});

it('has one heading of the first level, and stands up to the accessibility check', async () => {
  const { container } = show();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoAxeFindings(container);
});
