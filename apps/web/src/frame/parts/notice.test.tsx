/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aFullFrame, aVisitor } from '@shop/test/views/a-frame';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { FrameView, VisitorView } from '@shop/ports/screens';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisitorContext } from '../../shop/visitor.js';
import { Notice } from './notice.js';

const bff = await startBackend();
afterAll(() => bff.stop());
const frame = aFullFrame({ path: '/es/' });
const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.consent;
  delete window.dataLayer;
  document.head.replaceChildren();
  bff.reply('POST /api/consent', 200, { kind: 'done', view: null, next: '/es/' });
});

const show = (visitor: Partial<VisitorView> = {}, around: FrameView = frame) =>
  renderScreen(
    <VisitorContext value={aVisitor(visitor)}>
      <Notice frame={around} />
      <main id="main" tabIndex={-1} />
    </VisitorContext>,
    { origin: bff.url },
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const sent = () => JSON.parse(bff.seen.at(-1)?.body ?? '') as unknown; // as: compared as a whole

it('offers yes, no and a choice with equal weight, as plain forms', async () => {
  const { container } = show();
  const notice = screen.getByRole('region', { name: 'Tú decides sobre las cookies' });
  // The page's `h1` must stay the first heading.
  expect(within(notice).queryByRole('heading')).toBeNull();
  const ways = ['Aceptar', 'Rechazar', 'Elegir'].map((text) => {
    const word = within(notice).getByText(text);
    return word.closest('button, summary')?.className;
  });
  expect(new Set(ways).size).toBe(1);
  for (const form of notice.querySelectorAll('form')) {
    expect(form.getAttribute('action')).toBe('/api/consent');
    expect(form.method).toBe('post');
  }
  await expectNoAxeFindings(container);
});

it('preselects nothing', () => {
  show();
  for (const box of screen.getAllByRole('checkbox', { hidden: true }))
    expect(box).toHaveProperty('checked', false);
});

it('runs no tag before the answer, nor after a no', async () => {
  show();
  expect(window.dataLayer).toBeUndefined();
  await press('Rechazar');
  await waitFor(() => expect(dataset.consent).toBe(''));
  expect(sent()).toEqual({ path: '/es/', choice: 'none' });
  expect(document.activeElement?.id).toBe('main');
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

it('sends the ticked purposes', async () => {
  show();
  await userEvent.click(screen.getByText('Elegir'));
  await userEvent.click(screen.getByRole('checkbox', { name: /Medición/ }));
  await press('Guardar mi elección');
  await waitFor(() => expect(dataset.consent).toBe('analytics'));
  expect(sent()).toEqual({ path: '/es/', choice: 'chosen', categories: 'analytics' });
});

it('loads the tags once after consent, with the purposes', () => {
  const { rerender } = show({ consent: ['analytics'] });
  rerender(<p>another page</p>);
  show({ consent: ['analytics'] });
  expect(window.dataLayer?.[0]).toEqual({ event: 'consent', analytics: true, marketing: false });
  expect(window.dataLayer?.filter(({ event }) => event === 'page_view')).toHaveLength(1);
  expect(scripts()).toEqual(['https://tags.example/tags.js']);
});

it('runs no tag when no purpose needs one', () => {
  show({ consent: ['personalisation'] });
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

const told = () => window.dataLayer?.filter((entry) => 'withLogin' in entry);

it('tells the tags of an anonymous visitor without a call', async () => {
  show({ consent: ['marketing'] });
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()).toEqual([{ withLogin: 'No', id: 'n/a', pais: 'n/a', estado: 'n/a' }]);
  expect(bff.seen.filter(({ path }) => path === '/user-info/')).toEqual([]);
});

it.each(['known', 'unknown'] as const)(
  'fetches once who is %s, and tells the tags',
  async (kind) => {
    const tracking = { withLogin: 'Si', id: 'handle', pais: 'MX', estado: 'n/a' };
    bff.reply('/user-info/', 200, { status: 'auth', firstName: 'Ana', email: 'a@b.mx', tracking });
    const before = bff.seen.length;
    show({ consent: ['analytics'], account: { kind, name: 'Ana' } });
    await waitFor(() => expect(told()).toEqual([tracking]));
    const asked = bff.seen.slice(before).map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith('/user-info'))).toEqual(['/user-info/']);
  },
);

it.each([
  ['without a yes to tags', { consent: ['personalisation'] }, frame],
  ['before the answer', {}, frame],
  [
    'where there is no tag manager',
    { consent: ['analytics'] },
    { ...frame, tagManager: undefined },
  ],
] as const)('tells the tags of no visitor who looks %s', (_, visitor, around) => {
  const account = { kind: 'known', name: 'Ana' } as const;
  const { queries } = show({ ...visitor, account }, around);
  expect(queries.getQueryState(['userInfo'])).toBeUndefined();
  expect(told() ?? []).toEqual([]);
});

it('stays with a message when the answer could not be stored', async () => {
  bff.reply('POST /api/consent', 500, 'no', { 'content-type': 'text/plain' });
  show();
  await press('Aceptar');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ocurrió un error/);
  expect(dataset.consent).toBeUndefined();
});
