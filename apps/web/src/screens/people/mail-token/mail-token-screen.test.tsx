/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aFrame } from '@shop/test/views/a-frame';
import { aMailTokenView } from '@shop/test/views/a-sign-in-view';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { errorText } from '@shop/domain';
import type { MailTokenView } from '@shop/ports/screens';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailTokenScreen } from './mail-token-screen.js';

const path = '/es/confirmar-cuenta/';
const token = 'a-token-of-43-characters-as-they-are-made-0';
const confirming = 'POST /api/confirm-account';
const choosing = 'POST /api/choose-password';
const ended = {
  kind: 'refused',
  problems: [
    { code: 'tokenEnded', field: 'page', text: errorText('tokenEnded', 'es'), actions: [] },
  ],
};

const bff = await startBackend();
afterAll(() => bff.stop());
beforeEach(() => {
  bff.seen.splice(0);
  history.replaceState('of the router', '', path);
});

/** As a link in an email opens the page. */
const bring = (fragment = token) => history.replaceState('of the router', '', `#${fragment}`);

const show = (differs: Partial<MailTokenView> = {}) =>
  renderScreen(<MailTokenScreen view={aMailTokenView(differs)} frame={aFrame({ path })} />, {
    path,
    origin: bff.url,
  });
const showConfirm = () => show();
const showChoose = (differs: Partial<MailTokenView> = {}) =>
  show({ mode: 'choosePassword', ...differs });

const field = () => screen.queryByLabelText<HTMLInputElement>('Código del correo');
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => JSON.parse(bff.seen.at(-1)?.body ?? '') as unknown;

it('removes the token from the address, and needs only a press', async () => {
  bff.reply(confirming, 200, { kind: 'done', view: null, next: '/es/auth/?told=confirmed' });
  bring();
  const { loaded } = showConfirm();
  expect([location.hash, location.pathname, history.state]).toEqual(['', path, 'of the router']);
  expect(field()).toBeNull();
  expect(bff.seen).toEqual([]);
  await press('Confirmar mi cuenta');
  await waitFor(() => expect(loaded).toEqual(['/es/auth/?told=confirmed']));
  expect(sent()).toEqual({ path, attempt: 'attempt-1', token });
});

it('uses the token of a second link opened on the same page', async () => {
  showConfirm();
  expect(field()).not.toBeNull();
  bring();
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect([location.hash, field()]).toEqual(['', null]);
});

it.each(['main', 'field-token', 'cookies'])(
  'keeps the address of a page section: #%s',
  (fragment) => {
    bring(fragment);
    showConfirm();
    expect(location.hash).toBe(`#${fragment}`);
    expect(field()).not.toBeNull();
  },
);

it('is a plain form with a token field when none was passed', () => {
  const { container } = showConfirm();
  const form = container.querySelector<HTMLFormElement>('form');
  expect(form?.getAttribute('action')).toBe('/api/confirm-account');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    path,
    attempt: 'attempt-1',
    token: '',
  });
});

it('sends nothing without a token', async () => {
  showConfirm();
  await press('Confirmar mi cuenta');
  expect(await screen.findByText(errorText('tokenMissing', 'es'))).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(bff.seen).toEqual([]);
});

it('reports an expired link, with a link to a new one and a field for a code', async () => {
  bff.reply(confirming, 422, ended);
  bring();
  showConfirm();
  await press('Confirmar mi cuenta');
  expect(await screen.findByText(errorText('tokenEnded', 'es'))).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Pedir otro enlace' });
  expect(way.getAttribute('href')).toBe('/es/forgot/');
  expect(field()?.value).toBe('');
});

it('keeps the token when a password is too short, and clears only the password', async () => {
  bring();
  showChoose();
  await userEvent.type(password(), '1234567');
  await press('Guardar la contraseña');
  await screen.findByText(errorText('passwordShort', 'es'));
  expect(bff.seen).toEqual([]);
  bff.reply(choosing, 422, {
    kind: 'refused',
    problems: [{ code: 'generic', field: 'page', text: 'Otra vez', actions: [] }],
  });
  await userEvent.type(password(), '8');
  await press('Guardar la contraseña');
  await screen.findByText('Otra vez');
  expect(sent()).toEqual({ path, attempt: 'attempt-1', token, password: '12345678' });
  expect([password().value, field()]).toEqual(['', null]);
  bff.reply(choosing, 200, { kind: 'done', view: null, next: '/es/auth/' });
  await userEvent.type(password(), 'a new password');
  await press('Guardar la contraseña');
  await waitFor(() => expect(sent()).toMatchObject({ token, password: 'a new password' }));
});

itPassesAxe(() => showChoose({ problems: ended.problems }));
