/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { anAboutView } from '@shop/test/views/an-about-view';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { AboutView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { AboutScreen } from './about-screen.js';

const show = (differs: Partial<AboutView> = {}) =>
  renderScreen(<AboutScreen view={anAboutView(differs)} frame={aFrame()} />);

it('gives every ticket its page, days, hours and price', () => {
  const { container } = show();
  const [day, night] = [
    ...container.querySelectorAll<HTMLElement>('#timetable ul:first-of-type > li'),
  ];
  expect(day?.textContent).toContain('de lunes a sábado');
  expect(day?.textContent).toContain('$1,979.00\u00a0MXN');
  expect(night?.textContent).toContain('Nocturno');
  expect(night?.textContent).toContain('17:30–23:00');
  expect(night?.textContent).toContain('todos los días');
  expect(night?.textContent).toContain('Ver precio por día');
  const link = within(night ?? document.body).getByRole('link', { name: 'Fuego' });
  expect(link.getAttribute('href')).toBe('/es/entrada-copalera-fuego/');
});

it('shows each activity with its part of the scene, or without', () => {
  const { container } = show();
  const pictures = [...container.querySelectorAll('#activities img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/pictures/scenes/copalera.svg#svgView(viewBox(840,360,360,270))',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['Las siete tirolesas', 'Las cavernas']),
  );
});

it('works without a catalogue: reports the failure and keeps its texts', () => {
  const problem = {
    code: 'prices',
    field: 'page',
    text: 'Sin precios',
    actions: [{ kind: 'retry', href: '/es/acerca-de-copalera/' }] as const,
  };
  show({ problem, tickets: [], from: undefined, hours: '' });
  expect(screen.getByRole('alert').textContent).toContain('Sin precios');
  expect(screen.queryByRole('link', { name: 'Fuego' })).toBeNull();
  expect(screen.queryByText('Horario')).toBeNull();
  expect(screen.getByText('Última subida a las torres')).toBeTruthy();
});

itPassesAxe(show);
