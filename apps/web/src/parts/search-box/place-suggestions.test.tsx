/** @jest-environment jsdom */
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { type FakeBackend, startBackend } from '@shop/test/fake-backend';
import type { SuggestionView, VisitorView } from '@shop/ports/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { VisitorContext } from '../../shop/visitor.js';
import { SearchField } from './search-field.js';

const path = '/es/';
const place: SuggestionView = {
  keyword: 'Laguna Nácar',
  text: [
    { text: 'Lag', isMarked: true },
    { text: 'una Nácar', isMarked: false },
  ],
  href: '/es/entrada-laguna-nacar/',
  place: {
    wall: 'lagunaNacar',
    scene: { alt: 'Un faro', src: '/pictures/scenes/laguna-nacar.svg' },
    kind: 'Parque acuático',
    from: 'desde $1,979.00 MXN',
  },
};
const phrase: SuggestionView = {
  keyword: 'lagunas',
  text: [{ text: 'lagunas', isMarked: false }],
  href: '/es/busqueda/?q=lagunas',
};

let bff: FakeBackend;
beforeEach(async () => {
  bff = await startBackend();
  bff.reply('/api/search/start?language=es', 200, { isReady: true });
  bff.reply(
    `/api/search/suggestions?${new URLSearchParams({ q: 'lag', language: 'es', path })}`,
    200,
    {
      suggestions: [place, phrase],
    },
  );
  bff.reply('/api/search/taken', 204, '');
});
afterEach(() => bff.stop());

const field = () => screen.getByLabelText<HTMLInputElement>('Buscar');

async function showSuggestions(consent: VisitorView['consent']) {
  const shown = renderScreen(
    <VisitorContext value={aVisitor({ consent })}>
      <form role="search">
        <label htmlFor="q">Buscar</label>
        <SearchField id="q" action="/es/busqueda/" frame={aFrame({ path })} />
      </form>
    </VisitorContext>,
    { origin: bff.url },
  );
  fireEvent.focus(field());
  await screen.findByRole('combobox');
  fireEvent.input(field(), { target: { value: 'lag' } });
  await screen.findByRole('listbox');
  return shown;
}

const told = () => bff.seen.filter(({ path: asked }) => asked === '/api/search/taken');

it('shows a place with its scene, type and price, and a phrase without', async () => {
  const { container } = await showSuggestions(undefined);
  const [first, second] = screen.getAllByRole('option');
  expect(first?.textContent).toBe('Laguna Nácar, Parque acuático, desde $1,979.00 MXN');
  expect(first?.querySelector('img')?.getAttribute('src')).toBe(place.place?.scene.src);
  expect(second?.textContent).toBe('lagunas');
  expect(second?.querySelector('img')).toBeNull();
  await expectNoAxeFindings(container);
});

it('opens the place by keyboard, clears the field and reports nothing without consent', async () => {
  const { went } = await showSuggestions(['marketing']);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().getAttribute('aria-activedescendant')).toBe('q-list-0');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(went).toEqual([place.href]);
  expect([field().value, screen.queryAllByRole('option')]).toEqual(['', []]);
  expect(told()).toEqual([]);
});

it('reports a chosen place after consent, and no phrase', async () => {
  await showSuggestions(['analytics']);
  fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement); // as: there are two
  expect(field().value).toBe('lagunas');
  expect(told()).toEqual([]);
  fireEvent.input(field(), { target: { value: 'lag' } });
  fireEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement); // as: there are two
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(JSON.parse(told()[0]?.body ?? '')).toEqual({
    query: 'lag',
    taken: place.href,
    position: 0,
    path,
  });
});
