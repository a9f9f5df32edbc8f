/** @jest-environment jsdom */
import { errorText } from '@shop/domain';
import type { FindOrderView } from '@shop/ports/screens';
import { startBackend } from '@shop/test/fake-backend';
import { aFrame } from '@shop/test/views/a-frame';
import { aForgotView } from '@shop/test/views/a-sign-in-view';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindOrderScreen } from './find-order-screen.js';

const path = '/es/mi-orden/';
const bff = await startBackend();
afterAll(() => bff.stop());
beforeEach(() => bff.seen.splice(0));

const aView = (differs: Partial<FindOrderView> = {}): FindOrderView => ({
  number: 'TQ-7K2M-91XD',
  email: 'ana@example.com',
  problems: [],
  isSent: false,
  attempt: 'attempt-12345678',
  wall: aForgotView().wall,
  ...differs,
});

const show = (differs: Partial<FindOrderView> = {}) =>
  renderScreen(<FindOrderScreen view={aView(differs)} frame={aFrame({ path })} />, {
    path,
    origin: bff.url,
  });

const press = () => userEvent.click(screen.getByRole('button', { name: 'Enviarme el enlace' }));
const answer = 'Si hay una orden pagada con ese número y ese correo, el enlace va en camino.';
const fields = {
  path,
  attempt: 'attempt-12345678',
  number: 'TQ-7K2M-91XD',
  email: 'ana@example.com',
};

it('keeps the passed values in a plain form', () => {
  const { container } = show();
  const form = container.querySelector<HTMLFormElement>('form');
  expect(form?.getAttribute('action')).toBe('/api/find-order');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(fields);
});

it('shows its one answer in place of the form and moves the focus there', async () => {
  bff.reply('POST /api/find-order', 200, { kind: 'done', view: null, next: path });
  show();
  await press();
  const words = await screen.findByText(answer);
  await waitFor(() => expect(document.activeElement).toBe(words));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(JSON.parse(bff.seen[0]?.body ?? '')).toEqual(fields);
});

it('gives the same answer to a form without scripts', () => {
  show({ isSent: true });
  expect(screen.getByText(answer)).toBeTruthy();
});

it('rejects an invalid number or email at its field, without a call', async () => {
  show({ number: '', email: 'ana' });
  await press();
  // Each at its field and in the summary.
  expect(await screen.findAllByText(errorText('orderNumberMissing', 'es'))).toHaveLength(2);
  expect(screen.getAllByText(errorText('emailWrong', 'es'))).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Número de orden'));
  expect(bff.seen).toEqual([]);
});

it.each([{}, { isSent: true }])('passes the automatic accessibility check: %j', async (differs) => {
  const { container } = show(differs);
  await expectNoAxeFindings(container);
});
