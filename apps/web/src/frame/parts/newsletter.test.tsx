/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aFullFrame } from '@shop/test/views/a-frame';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { FrameView } from '@shop/ports/screens';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Newsletter } from './newsletter.js';

const bff = await startBackend();
afterAll(() => bff.stop());

const show = (differs: Partial<FrameView['newsletter']> = {}) => {
  const frame = aFullFrame({ path: '/es/' });
  const newsletter = { ...frame.newsletter, ...differs };
  return renderScreen(<Newsletter frame={{ ...frame, newsletter }} />, { origin: bff.url });
};

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Suscribirme' }));
const answer = (status: number, body: unknown) => bff.reply('POST /api/newsletter', status, body);
const refuse = (...fields: readonly string[]) =>
  answer(422, {
    kind: 'refused',
    problems: fields.map((one) => ({ code: one, field: one, text: `${one}: no`, actions: [] })),
  });

it('is a plain form with the own country selected and nothing ticked', async () => {
  const { container } = show();
  const form = container.querySelector<HTMLFormElement>('form');
  expect(form?.getAttribute('action')).toBe('/api/newsletter#newsletter');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    path: '/es/',
    name: '',
    lastName: '',
    email: '',
    country: 'MX',
    website: '',
  });
  expect(within(field('País')).getAllByRole('option').at(-1)).toHaveProperty('value', 'ZZ');
  const filled = ['Nombre', 'Apellido', 'Correo electrónico', 'País'].map(field);
  expect(filled.map((one) => one.getAttribute('autocomplete'))).toEqual([
    'given-name',
    'family-name',
    'email',
    'country',
  ]);
  await expectNoAxeFindings(container);
});

it('hides the honeypot field from people', () => {
  const { container } = show();
  const trap = container.querySelector('[name="website"]');
  expect(trap?.getAttribute('tabindex')).toBe('-1');
  // Password managers must not fill it either.
  for (const sign of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type'])
    expect([sign, trap?.hasAttribute(sign)]).toEqual([sign, true]);
  expect(screen.queryByRole('textbox', { name: /vacío/ })).toBeNull();
});

it('checks a field on blur, and clears its error once valid', async () => {
  show();
  await userEvent.type(field('Correo electrónico'), 'ana');
  expect(screen.queryByText('Ingrese un correo válido')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Ingrese un correo válido')).toBeTruthy();
  expect(field('Correo electrónico').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field('Correo electrónico'), '@example.com');
  expect(screen.queryByText('Ingrese un correo válido')).toBeNull();
});

it('lists the errors, moves the focus there, and keeps the input', async () => {
  refuse('lastName', 'permits');
  show();
  await userEvent.type(field('Nombre'), 'Ana');
  await send();
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#field-newsletter-lastName',
    '#field-newsletter-permits',
  ]);
  expect(document.activeElement?.contains(summary)).toBe(true);
  expect(screen.getByRole('checkbox', { name: /correos/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(field('Nombre')).toHaveProperty('value', 'Ana');
  await userEvent.type(field('Apellido'), 'Ruiz');
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
});

it('shows the errors without scripts, with all input', () => {
  show({
    typed: { name: 'Ana', country: 'BR', accepts: 'yes' },
    problems: [
      { code: 'emailMissing', field: 'email', text: 'El campo email es requerido', actions: [] },
    ],
  });
  expect(field('Nombre')).toHaveProperty('value', 'Ana');
  expect(field('País')).toHaveProperty('value', 'BR');
  expect(screen.getByRole('checkbox', { name: /aviso de privacidad/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(screen.getAllByText('El campo email es requerido')).toHaveLength(2);
});

it('offers a retry with the same attempt after a failure', async () => {
  answer(503, { statusCode: 503 });
  show();
  await send();
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  refuse('page');
  const first = bff.seen.at(-1)?.body ?? '';
  await userEvent.click(retry);
  await screen.findByText('page: no');
  const second = bff.seen.at(-1)?.body ?? '';
  expect(JSON.parse(first)).toMatchObject({
    attempt: expect.stringMatching(/^[\w-]{8,80}$/) as unknown,
  }); // as: a matcher
  expect(JSON.parse(second)).toEqual(JSON.parse(first));
});

it('replaces the form with a message and moves the focus to it', async () => {
  answer(200, { kind: 'done', view: { text: 'Ya estás en la lista' }, next: '/es/' });
  const { container } = show();
  await userEvent.click(screen.getByRole('checkbox', { name: /aviso de privacidad/ }));
  await send();
  const done = await screen.findByText('Ya estás en la lista');
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(container.querySelector('form')).toBeNull();
  expect(JSON.parse(bff.seen.at(-1)?.body ?? '')).toMatchObject({ accepts: 'yes', country: 'MX' });
});
