/** @jest-environment jsdom */
import { request } from 'node:http';
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { aSearchView } from '@shop/test/views/a-search-view';
import { renderScreen } from '@shop/test/views/render-screen';
import { type FakeBackend, startBackend } from '@shop/test/fake-backend';
import type { SearchView, VisitorView } from '@shop/ports/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { VisitorContext } from '../../../shop/visitor.js';
import { SearchScreen } from './search-screen.js';
import { useSearchReports } from './use-search-reports.js';

const path = '/es/busqueda/?q=ceiba';
const eventsPath = '/api/search/events';

let bff: FakeBackend;
beforeEach(async () => {
  bff = await startBackend();
  bff.reply(`POST ${eventsPath}`, 204);
  window.dataLayer = [];
  Object.assign(globalThis, { fetch: (to: string, init: RequestInit) => send(bff.url + to, init) });
});
afterEach(async () => {
  delete window.dataLayer;
  await bff.stop();
});

/** jsdom has no `fetch`; this one sends a real request. */
const send = (address: string, { method, headers, body }: RequestInit) =>
  new Promise((resolve, reject) => {
    const sent = request(address, { method, headers: headers as Record<string, string> }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });

type Asked = Pick<SearchView, 'query' | 'attributionToken'>;

function Reporter({ asked }: { asked: Asked }) {
  const taken = useSearchReports(asked, path);
  return (
    <button
      type="button"
      onClick={() => taken({ href: '/es/entrada-copalera/', document: 'doc-7' }, 12)}
    >
      Copalera
    </button>
  );
}

const part = (asked: Asked, consent: VisitorView['consent']) => (
  <VisitorContext value={aVisitor({ consent })}>
    <Reporter asked={asked} />
  </VisitorContext>
);

const asked = { query: 'ceiba', attributionToken: 'a-1' };
const bodies = () => bff.seen.map(({ body }) => JSON.parse(body) as unknown);

it('reports a search once and the chosen result, after consent', async () => {
  const { showNext } = renderScreen(part(asked, ['analytics']));
  await waitFor(() => expect(bff.seen).toHaveLength(1));
  showNext(part({ ...asked }, ['analytics']));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(bff.seen).toHaveLength(2));
  const search = { ...asked, position: 0, path };
  const taken = { ...asked, document: 'doc-7', position: 12, path };
  expect(bodies()).toEqual([search, taken]);
  expect(bff.seen[0]).toMatchObject({
    method: 'POST',
    path: eventsPath,
    headers: { 'content-type': 'application/json', 'x-requested-by': 'taquilla' },
  });
});

it('sends the tags token and position, never the query', () => {
  renderScreen(part(asked, ['analytics']));
  fireEvent.click(screen.getByRole('button'));
  expect(window.dataLayer).toEqual([
    { event: 'search', attributionToken: 'a-1', position: 0 },
    {
      event: 'select_result',
      page: '/es/entrada-copalera/',
      attributionToken: 'a-1',
      position: 12,
    },
  ]);
});

it('reports a result’s position over all pages', async () => {
  const view = aSearchView({ attributionToken: 'a-1', offset: 10 });
  renderScreen(
    <VisitorContext value={aVisitor({ consent: ['analytics'] })}>
      <SearchScreen view={view} frame={aFrame({ path })} />
    </VisitorContext>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Guía de precios' }));
  await waitFor(() => expect(bff.seen).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({ document: 'guia-es', position: 11 });
});

it('reports the next search', async () => {
  const { showNext } = renderScreen(part(asked, ['analytics']));
  await waitFor(() => expect(bff.seen).toHaveLength(1));
  const next = { query: 'cenote', attributionToken: 'a-2' };
  showNext(part(next, ['analytics']));
  await waitFor(() => expect(bff.seen).toHaveLength(2));
  expect(bodies()[1]).toEqual({ ...next, position: 0, path });
});

it.each([
  { name: 'before consent', consent: undefined, token: 'a-1' },
  { name: 'after a no', consent: [], token: 'a-1' },
  { name: 'with consent to marketing alone', consent: ['marketing'] as const, token: 'a-1' },
  { name: 'of our own index', consent: ['analytics'] as const, token: undefined },
])('reports nothing $name', async ({ consent, token }) => {
  renderScreen(part({ ...asked, attributionToken: token }, consent));
  fireEvent.click(screen.getByRole('button'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([bff.seen, window.dataLayer]).toEqual([[], []]);
});
