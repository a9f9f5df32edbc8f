/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aFullFrame, aVisitor } from '@shop/test/views/a-frame';
import { aHomeView } from '@shop/test/views/a-home-view';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { AccountState, FrameView, PageView } from '@shop/ports/screens';
import { skipToken, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuAccount } from '../islands/menu-account.js';
import { VisitorContext } from '../../shop/visitor.js';
import { AccountLink } from './account-link.js';
import { Footer } from './footer.js';
import type { Shown } from '../../shop/page-key.js';

const bff = await startBackend();
afterAll(() => bff.stop());
beforeEach(() => bff.seen.splice(0));

const path = '/es/tour-ojos-de-agua/?date=2026-12-12';
const frame = aFullFrame({ path, layout: 'mobile' });
const ana: AccountState = { kind: 'known', name: 'Ana' };

const show = (account: AccountState, differs: Partial<FrameView> = {}) =>
  renderScreen(
    <VisitorContext value={aVisitor({ account })}>
      <AccountLink frame={{ ...frame, ...differs }} />
    </VisitorContext>,
    { origin: bff.url },
  );

it.each(['anonymous', 'unknown'] as const)('links a visitor who is %s to the sign-in', (kind) => {
  show({ kind });
  expect(screen.getByRole('link', { name: 'Inicia sesión' }).getAttribute('href')).toBe(
    '/es/auth/',
  );
});

it('links a known visitor to the account, by name', async () => {
  const { container } = show(ana);
  const link = screen.getByRole('link', { name: 'Mi cuenta, Ana' });
  expect(link.getAttribute('href')).toBe('/es/mi-cuenta/');
  await expectNoAxeFindings(container);
});

it('passes the current page at a press and stores it', async () => {
  bff.reply('POST /redirect/', 204, '', { 'content-type': 'text/plain' });
  const { loaded } = show({ kind: 'anonymous' });
  await userEvent.click(screen.getByRole('link', { name: 'Inicia sesión' }));
  expect(loaded).toEqual([`/es/auth/?next=${encodeURIComponent(path)}`]);
  await waitFor(() => expect(bff.seen).toHaveLength(1));
  expect(bff.seen[0]?.path).toBe('/redirect/');
  expect(JSON.parse(bff.seen[0]?.body ?? '')).toEqual({
    route: '|es|tour-ojos-de-agua|?date=2026-12-12',
  });
});

it.each([
  ['the sign-in', '/es/auth/?new', []],
  ['what stands below it', '/es/forgot/', [{ name: 'Inicia sesión', href: '/es/auth/' }]],
  ['the account', '/es/mi-cuenta/', []],
])('does not return to %s', async (_, own, breadcrumb) => {
  const { went, address } = show({ kind: 'anonymous' }, { path: own, breadcrumb });
  await userEvent.click(screen.getByRole('link', { name: 'Inicia sesión' }));
  expect(went).toEqual([]);
  expect(address()).toBe('/es/auth/');
});

it('leaves a press for another tab to the browser', () => {
  const { loaded } = show({ kind: 'anonymous' });
  const link = screen.getByRole('link', { name: 'Inicia sesión' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(loaded).toEqual([]);
});

const page = (account: AccountState) =>
  ({
    screen: 'home',
    view: aHomeView(),
    frame,
    visitor: aVisitor({ account }),
  }) as PageView; // as: the code reads only this

/** The footer with whatever page the cache holds for this path. */
function LiveFooter() {
  const { data } = useQuery<Shown>({ queryKey: ['page', '/es/'], queryFn: skipToken });
  if (data?.kind !== 'page') return null;
  return (
    <VisitorContext value={data.page.visitor}>
      <Footer frame={frame} />
    </VisitorContext>
  );
}

const showLive = (account: AccountState) =>
  renderScreen(<LiveFooter />, { path: '/es/', origin: bff.url, page: page(account) });

const info = (differs: object) => ({
  status: 'auth',
  userName: 'Ana Ruiz',
  tracking: { withLogin: 'Si', id: 'h', pais: 'MX', estado: 'n/a' },
  ...differs,
});

it('fetches the identity once for a visitor from another site, and greets', async () => {
  bff.reply('/user-info/', 200, info({}));
  showLive({ kind: 'unknown' });
  expect(await screen.findByRole('link', { name: 'Mi cuenta, Ana Ruiz' })).toBeTruthy();
  expect(bff.seen.map(({ path: asked }) => asked)).toEqual(['/user-info/']);
});

it.each([
  ['nobody is signed in', 200, info({ status: 'noauth', userName: '' })],
  ['there is no answer', 500, 'no'],
])('keeps the sign-in link silently when %s', async (_, status, body) => {
  bff.reply('/user-info/', status, body);
  const { said } = showLive({ kind: 'unknown' });
  await waitFor(() => expect(bff.seen).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Inicia sesión' })).toBeTruthy();
  expect(said).toEqual([]);
});

it.each([ana, { kind: 'anonymous' }] as const)('fetches no identity for $kind', (account) => {
  const { queries } = showLive(account);
  expect(queries.getQueryState(['userInfo'])).toBeUndefined();
});

const openMenu = (account: AccountState) =>
  renderScreen(
    <VisitorContext value={aVisitor({ account })}>
      <MenuAccount frame={frame} close={() => undefined} />
    </VisitorContext>,
    { origin: bff.url },
  );

it('has account and sign-out in the phone menu', () => {
  openMenu(ana);
  const part = within(screen.getByRole('region', { name: 'Tu cuenta' }));
  expect(part.getByRole('link', { name: 'Mi cuenta, Ana' })).toBeTruthy();
  const form = part.getByRole('button', { name: 'Salir' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/user-logout/');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ path });
});
