/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aFrame } from '@shop/test/views/a-frame';
import { aForgotView } from '@shop/test/views/a-sign-in-view';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { ForgotView } from '@shop/ports/screens';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotScreen } from './forgot-screen.js';

const path = '/es/forgot/';
const bff = await startBackend();
afterAll(() => bff.stop());
beforeEach(() => bff.seen.splice(0));

const show = (differs: Partial<ForgotView> = {}) =>
  renderScreen(<ForgotScreen view={aForgotView(differs)} frame={aFrame({ path })} />, {
    path,
    origin: bff.url,
  });

const press = () => userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
const answer = 'Si hay una cuenta con ese correo, el enlace va en camino.';

it('keeps the passed email in a plain form', () => {
  const { container } = show({ email: 'ana@example.com' });
  const form = container.querySelector<HTMLFormElement>('form');
  expect(form?.getAttribute('action')).toBe('/api/forgot');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    path,
    email: 'ana@example.com',
  });
});

it('shows its one answer in place of the form and moves the focus there', async () => {
  bff.reply('POST /api/forgot', 200, { kind: 'done', view: null, next: path });
  show({ email: 'ana@example.com' });
  await press();
  const words = await screen.findByText(answer);
  await waitFor(() => expect(document.activeElement).toBe(words));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(JSON.parse(bff.seen[0]?.body ?? '')).toEqual({ path, email: 'ana@example.com' });
});

it('gives the same answer to a form without scripts', () => {
  show({ isSent: true });
  expect(screen.getByText(answer)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' }).getAttribute('href')).toBe(
    '/es/auth/',
  );
});

itPassesAxe(show);
