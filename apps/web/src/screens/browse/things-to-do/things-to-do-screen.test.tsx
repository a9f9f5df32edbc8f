/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aThingsToDoView } from '@shop/test/views/a-things-to-do-view';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { ThingsToDoView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { ThingsToDoScreen } from './things-to-do-screen.js';

const show = (differs: Partial<ThingsToDoView> = {}) =>
  renderScreen(<ThingsToDoScreen view={aThingsToDoView(differs)} frame={aFrame()} />);

it('links to every theme, and each theme has paid and free things', () => {
  const { container } = show();
  const links = within(screen.getByRole('navigation', { name: 'Temas' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#nature', '#food']);
  for (const link of links)
    expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  const nature = within(screen.getByRole('region', { name: 'Naturaleza' }));
  expect(nature.getByRole('link', { name: 'Copalera' })).toBeTruthy();
  expect(nature.getByRole('heading', { name: 'El parque urbano' })).toBeTruthy();
});

it('reports the failure and keeps the free things of the town', () => {
  const problem = {
    code: 'prices',
    field: 'page',
    text: 'Sin precios',
    actions: [{ kind: 'retry', href: '/es/que-hacer-en-cancun/' }] as const,
  };
  show({ problem });
  expect(screen.getByRole('alert').textContent).toContain('Sin precios');
  expect(screen.getByText('El mercado')).toBeTruthy();
});

itPassesAxe(show);
