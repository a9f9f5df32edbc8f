/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aPoster } from '@shop/test/views/a-poster';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { startBackend } from '@shop/test/fake-backend';
import type { ErrorView } from '@shop/ports/screens';
import { fireEvent, screen } from '@testing-library/react';
import { InternalErrorScreen } from './internal-error-screen.js';
import { NotFoundScreen } from './not-found-screen.js';

const anErrorView = (differs: Partial<ErrorView> = {}): ErrorView => ({
  title: 'Error interno',
  text: 'lo sentimos, algo salió mal',
  retry: undefined,
  home: '/es/',
  list: '/es/parques-y-tours/',
  search: '/es/busqueda/',
  siteMap: '/es/mapa-de-sitio/',
  side: 'server',
  reference: 'r-42',
  posters: [],
  ...differs,
});

it('shows which side failed and the reference to quote', () => {
  const { unmount } = renderScreen(<InternalErrorScreen view={anErrorView()} frame={aFrame()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Error interno' })).toBeTruthy();
  expect(screen.getByText('Ocurrió en el servidor')).toBeTruthy();
  expect(screen.getByText('Referencia: r-42')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/es/');
  unmount();
  renderScreen(<InternalErrorScreen view={anErrorView({ side: 'client' })} frame={aFrame()} />);
  expect(screen.getByText('Ocurrió en tu navegador')).toBeTruthy();
});

it('links onward from a missing page', async () => {
  const view = anErrorView({ side: undefined, reference: undefined, posters: [aPoster()] });
  const { container } = renderScreen(<NotFoundScreen view={view} frame={aFrame()} />);
  expect(screen.getByRole('link', { name: 'Ver parques y tours' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Copalera' })).toBeTruthy();
  expect(screen.queryByText(/Referencia/)).toBeNull();
  const siteMap = screen.getByRole('link', { name: 'Mapa del sitio' });
  expect(siteMap.getAttribute('href')).toBe('/es/mapa-de-sitio/');
  await expectNoAxeFindings(container);
});

it.each([
  { name: 'a failure', Screen: InternalErrorScreen },
  { name: 'a page that is not there', Screen: NotFoundScreen },
])(
  'has for $name a search that works without scripts, and suggests with them',
  async ({ Screen }) => {
    const bff = await startBackend();
    bff.reply('/api/search/start?language=es', 200, { isReady: true });
    const { container } = renderScreen(<Screen view={anErrorView()} frame={aFrame()} />, {
      origin: bff.url,
    });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/es/busqueda/', 'get']);
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
    fireEvent.focus(screen.getByRole('searchbox'));
    expect(await screen.findByRole('combobox', { name: '¿Qué buscabas?' })).toBeTruthy();
    await expectNoAxeFindings(container);
    await bff.stop();
  },
);
