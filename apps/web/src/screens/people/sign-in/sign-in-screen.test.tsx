/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aFrame } from '@shop/test/views/a-frame';
import { aSignInView } from '@shop/test/views/a-sign-in-view';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { Problem, SignInView } from '@shop/ports/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInScreen } from './sign-in-screen.js';

const path = '/es/auth/?next=%2Fes%2Fpago%2F';
const frame = aFrame({ path });
const bff = await startBackend();
afterAll(() => bff.stop());
beforeEach(() => bff.seen.splice(0));

const show = (differs: Partial<SignInView> = {}) =>
  renderScreen(<SignInScreen view={aSignInView(differs)} frame={frame} />, {
    path,
    origin: bff.url,
  });

const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const press = (name = 'Entrar') => userEvent.click(screen.getByRole('button', { name }));
const sent = () => bff.seen.map(({ method, path: to, body }) => [method, to, JSON.parse(body)]);

const fillIn = async () => {
  await userEvent.type(email(), 'ana@example.com');
  await userEvent.type(password(), 'una frase larga');
};

const refuseWith = (...problems: readonly Partial<Problem>[]) =>
  bff.reply('POST /api/sign-in', 422, {
    kind: 'refused',
    problems: problems.map((problem) => ({ text: 'No', code: 'no', actions: [], ...problem })),
  });

it('is one plain form that works without scripts', () => {
  const { container } = show();
  const form = container.querySelector<HTMLFormElement>('form');
  expect(form?.getAttribute('action')).toBe('/api/sign-in');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    path,
    next: '/es/pago/',
    email: '',
    password: '',
  });
});

it.each([
  ['Correo electrónico', { autocomplete: 'username', inputmode: 'email' }],
  ['Contraseña', { autocomplete: 'current-password', type: 'password', maxlength: null }],
])('has %s that a password manager can fill in', (label, attributes) => {
  show();
  for (const [name, value] of Object.entries(attributes))
    expect(screen.getByLabelText(label).getAttribute(name)).toBe(value);
});

it('links to the three networks by equal plain links', () => {
  show();
  const links = within(
    screen.getByRole('list', { name: 'Usa una cuenta que ya tienes' }),
  ).getAllByRole('link');
  const ways = links.map((link) => [link.textContent, link.getAttribute('href')]);
  // CSS shows one of each pair, by the checkbox (test/browser/gate/sign-in.spec.ts).
  expect(ways.slice(2, 4)).toEqual([
    ['Continuar con Google', '/sign-in/start/?network=google'],
    ['Continuar con Google', '/sign-in/start/?network=google&remember=yes'],
  ]);
  expect(links.length).toBe(6);
  expect(new Set(links.map(({ className }) => className)).size).toBe(1);
  const taken: boolean[] = [];
  const take = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', take, { once: true });
  fireEvent.click(links[1] ?? document.body);
  expect(taken).toEqual([false]);
});

it('signs in, opens the session with the handle, and loads the next page in full', async () => {
  const view = { sessionId: 'handle-1' };
  bff.reply('POST /api/sign-in', 200, { kind: 'done', view, next: '/es/pago/' });
  bff.reply('POST /user-session/', 204, '', { 'content-type': 'text/plain' });
  const { loaded, container } = show();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Recordarme en este dispositivo' }));
  const button = screen.getByRole('button', { name: 'Entrar' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(loaded).toEqual(['/es/pago/']));
  const typed = { email: 'ana@example.com', password: 'una frase larga', remember: 'yes' };
  expect(sent()).toEqual([
    ['POST', '/api/sign-in', { path, next: '/es/pago/', ...typed }],
    ['POST', '/user-session/', { sessionId: 'handle-1', remember: 'yes' }],
  ]);
  expect(bff.seen.map(({ headers }) => headers['x-requested-by'])).toEqual([
    'taquilla',
    'taquilla',
  ]);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(new XMLSerializer().serializeToString(container)).not.toContain('handle-1');
});

it('reports a failed sign-in when the session could not open', async () => {
  const view = { sessionId: 'handle-2' };
  bff.reply('POST /api/sign-in', 200, { kind: 'done', view, next: '/es/pago/' });
  bff.reply('POST /user-session/', 403, { code: 'FORBIDDEN' });
  const { loaded } = show();
  await fillIn();
  await press();
  const alert = await screen.findByText('Hubo un error al realizar tu login');
  expect(document.activeElement?.contains(alert)).toBe(true);
  expect(loaded).toEqual([]);
  expect(screen.getByRole('button', { name: 'Entrar' }).getAttribute('aria-busy')).toBeNull();
});

it('shows a refusal at its field, keeps the email and clears the password', async () => {
  const text = 'El email o password ingresados son incorrectos';
  refuseWith({ code: 'INCORRECT_LOGIN', field: 'password', text });
  show();
  await fillIn();
  await press();
  await screen.findByText(text);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(email().value).toBe('ana@example.com');
  expect(password().value).toBe('');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  const described = password().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(described[0] ?? '')?.textContent).toBe(text);
  // A single wrong field has no summary.
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(password(), 'x');
  expect(screen.queryByText(text)).toBeNull();
});

it('reports a missing reply', async () => {
  renderScreen(<SignInScreen view={aSignInView()} frame={frame} />, { path });
  await fillIn();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
});

it('checks the email on blur, not before, and clears its error once valid', async () => {
  show();
  const text = 'El correo no está en el formato correcto';
  await userEvent.type(email(), 'ana');
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(text)).toBeTruthy();
  await userEvent.type(email(), '@example.com');
  expect(screen.queryByText(text)).toBeNull();
});

it('shows and hides the password, and keeps the caret', async () => {
  show();
  await userEvent.type(password(), 'una frase');
  password().setSelectionRange(3, 3);
  const button = screen.getByRole('button', { name: 'Mostrar la contraseña', pressed: false });
  await userEvent.click(button);
  expect(password().type).toBe('text');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect([password().selectionStart, password().value]).toEqual([3, 'una frase']);
  expect(document.activeElement).toBe(password());
  await userEvent.click(button);
  expect(password().type).toBe('password');
});

it('hides a shown password when the form is sent', async () => {
  refuseWith({ code: 'INCORRECT_LOGIN', field: 'email', text: 'No' });
  show();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(password().type).toBe('text');
  await userEvent.keyboard('{Enter}');
  expect(password().type).toBe('password');
});

it('leaves "forgot" to the browser, which passes the email, after the main button', () => {
  const { container } = show();
  const buttons = [...container.querySelectorAll<HTMLButtonElement>('button[type="submit"]')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Entrar',
    '¿Olvidaste tu contraseña?',
  ]);
  const forgot = buttons[1];
  expect(forgot?.getAttribute('formaction')).toBe('/api/to-forgot');
  expect(forgot?.formNoValidate).toBe(true);
  const form = container.querySelector('form');
  const submit = new SubmitEvent('submit', { submitter: forgot, cancelable: true, bubbles: true });
  expect(fireEvent(form ?? document.body, submit)).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a refusal without scripts at its field', () => {
  show({
    typed: { email: 'ana@', firstName: '', lastName: '', country: 'MX' },
    remember: true,
    problems: [{ code: 'INVALID_EMAIL', field: 'email', text: 'Mal escrito', actions: [] }],
  });
  expect(email().value).toBe('ana@');
  expect(screen.getByText('Mal escrito')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

it('links to the sign-up and keeps the return path', () => {
  show();
  expect(screen.getByRole('link', { name: 'Crea tu cuenta' }).getAttribute('href')).toBe(
    '/es/auth/?new=&next=%2Fes%2Fpago%2F',
  );
});

it.each([
  ['empty', []],
  ['refused', [{ code: 'INCORRECT_LOGIN', field: 'password', text: 'No', actions: [] }]],
])('passes the automatic accessibility check, %s', async (_, problems) => {
  const { container } = show({ problems, told: 'signedOut' });
  await expectNoAxeFindings(container);
});
