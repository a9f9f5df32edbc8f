/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aFrame } from '@shop/test/views/a-frame';
import { aSignInView } from '@shop/test/views/a-sign-in-view';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInScreen } from './sign-in-screen.js';

const path = '/es/auth/?new=&next=%2Fes%2Fpago%2F';
const frame = aFrame({ path });
const bff = await startBackend();
afterAll(() => bff.stop());
beforeEach(() => bff.seen.splice(0));

const show = () =>
  renderScreen(<SignInScreen view={aSignInView({ mode: 'signUp' })} frame={frame} />, {
    path,
    origin: bff.url,
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));

const fillIn = async () => {
  await userEvent.type(field('Nombre'), 'Ana');
  await userEvent.type(field('Apellido'), 'Ruiz');
  await userEvent.type(field('Correo electrónico'), 'ana@example.com');
  await userEvent.type(field('Contraseña'), 'una frase larga');
};

it('states before the first try the terms and the password rules', () => {
  show();
  expect(screen.getByText(/aceptas los términos de uso y el aviso de privacidad/)).toBeTruthy();
  expect(field('Contraseña').autocomplete).toBe('new-password');
  const help = document.getElementById(field('Contraseña').getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toContain('Al menos 8 caracteres');
});

it('creates one account for two presses and continues to the sign-in', async () => {
  bff.reply('POST /api/sign-up', 200, {
    kind: 'done',
    view: null,
    next: '/es/auth/?told=signedUp',
  });
  const { went } = show();
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Crear mi cuenta' }));
  await waitFor(() => expect(went).toEqual(['/es/auth/?told=signedUp']));
  expect(bff.seen).toHaveLength(1);
  expect(JSON.parse(bff.seen[0]?.body ?? '')).toEqual({
    path,
    next: '/es/pago/',
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    password: 'una frase larga',
    country: 'MX',
    attempt: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

it('lists every wrong field in form order, and moves to the first', async () => {
  show();
  await userEvent.type(field('Contraseña'), 'corta');
  await press();
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#field-firstName',
    '#field-email',
    '#field-password',
  ]);
  expect(document.activeElement).toBe(field('Nombre'));
  expect(field('Contraseña').value).toBe('corta');
  expect(bff.seen).toEqual([]);
});

it('keeps the input except the password when the account exists', async () => {
  const text = 'Ya existe una cuenta con este email';
  bff.reply('POST /api/sign-up', 422, {
    kind: 'refused',
    problems: [{ code: 'USER_ALREADY_EXISTS', field: 'email', text, actions: [] }],
  });
  show();
  await fillIn();
  await press();
  await screen.findByText(text);
  await waitFor(() => expect(document.activeElement).toBe(field('Correo electrónico')));
  expect(field('Nombre').value).toBe('Ana');
  expect(field('Correo electrónico').value).toBe('ana@example.com');
  expect(field('Contraseña').value).toBe('');
});

it('passes the automatic accessibility check', async () => {
  const { container } = show();
  await press();
  await screen.findByRole('alert');
  await expectNoAxeFindings(container);
});
