/** @jest-environment jsdom */
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { allTexts } from '@shop/test/views/texts';
import type { PageView } from '@shop/ports/screens';
import { screen } from '@testing-library/react';
import { loadTexts } from '../../../shop/texts.js';
import { ErrorBoundary } from './error-boundary.js';

beforeAll(() => loadTexts('es', async () => allTexts.es));

const page = {
  screen: 'home',
  view: aHomeView(),
  frame: aFrame({ path: '/es/' }),
  visitor: aVisitor(),
} as PageView; // as: all that the boundary reads of a page

const beacons: { address: string; fields: URLSearchParams }[] = [];

beforeAll(() => {
  // jsdom has no beacons; record what would be sent.
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (address: string, fields: URLSearchParams) => beacons.push({ address, fields }) > 0,
  });
});

// React logs caught errors to the console.
const write = console.error;
beforeAll(() => (console.error = () => undefined));
afterAll(() => (console.error = write));

const Broken = (): never => {
  throw new TypeError('posters is undefined');
};

const breakOnce = () =>
  renderScreen(
    <ErrorBoundary first={page}>
      <Broken />
    </ErrorBoundary>,
  );

it('shows where it failed, offers search and home, and reports the same reference', async () => {
  const { container } = breakOnce();
  const heading = screen.getByRole('heading', { level: 1, name: 'Error interno' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Error interno');
  const [, reference = ''] =
    /^Ocurrió en tu navegador · Referencia: ([0-9a-f]{8})$/.exec(
      container.querySelector('small')?.textContent ?? '',
    ) ?? [];
  expect(screen.getByRole('search').getAttribute('action')).toBe('/es/busqueda/');
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/es/');
  expect(beacons.map(({ address }) => address)).toEqual(['/api/logs']);
  expect(Object.fromEntries(beacons[0]?.fields ?? [])).toMatchObject({
    side: 'client',
    message: 'posters is undefined',
    path: '/',
    reference,
  });
  await expectNoAxeFindings(container);
});

it('reports a few failures per page, not every one', () => {
  for (let turn = 0; turn < 6; turn += 1) breakOnce().unmount();
  expect(beacons.length).toBeLessThanOrEqual(3);
});
