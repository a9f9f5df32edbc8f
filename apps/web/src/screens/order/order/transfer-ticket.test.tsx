/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { anOrderView, aTransferView } from '@shop/test/views/an-order-view';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { OrderView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderScreen } from './order-screen.js';

const path = '/es/orden/ORD-7F3K/';
const waiting = { state: 'awaiting', transfer: aTransferView(), mail: undefined } as const;
const show = (differs: Partial<OrderView>) =>
  renderScreen(<OrderScreen view={anOrderView(differs)} frame={aFrame({ path })} />, { path });

const words = (container: HTMLElement) => container.textContent.replaceAll('\u00a0', ' ');

describe('an order awaiting a transfer', () => {
  it('shows bank details, deadline and time left', () => {
    show(waiting);
    const ticket = screen.getByRole('group', { name: 'Depósito por hacer' });
    for (const fact of ['Banorte', '072180012345678907', '4821709312', '61 h 26 min'])
      expect(within(ticket).getByText(fact)).toBeTruthy();
    expect(within(ticket).getByText('Hasta el mié 25 nov 2026, 10:14')).toBeTruthy();
    expect(ticket.textContent).toContain('hora local del parque');
    expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
  });

  it.each([
    ['Referencia', '4821709312'],
    ['Monto exacto', '6702.78'],
  ])('copies the field %s in the form a bank accepts', async (name, text) => {
    const user = userEvent.setup();
    show(waiting);
    await user.click(screen.getByRole('button', { name: `Copiar: ${name}` }));
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  it.each([
    ['has no clipboard, as over plain HTTP', undefined],
    ['forbids it', { writeText: () => Promise.reject(new Error('no')) }],
  ])('reports when a browser %s', async (_, clipboard) => {
    const user = userEvent.setup();
    const { said } = show(waiting);
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copiar: Referencia' }));
    expect(said).toEqual(['No se pudo copiar: Referencia. Selecciona el texto y cópialo.']);
  });

  it('says where to find its bank details while they are unavailable', () => {
    show({ ...waiting, transfer: undefined });
    expect(screen.getByText(/Búscalos en el correo que te mandamos/)).toBeTruthy();
  });

  itPassesAxe(() => show({ ...waiting, givenBack: { why: 'tooLittle', amount: '$1.00' } }));
});

it.each([
  ['tooLittle', 'awaiting', /menos que el total.*haz otra transferencia por el monto exacto/],
  ['twice', 'confirmed', /más de una vez/],
  ['late', 'refunded', /ya se habían liberado/],
] as const)('explains for money that came %s the result, when the order is %s', (...row) => {
  const [why, state, said] = row;
  const { container } = show({ state, givenBack: { why, amount: '$1,000.00\u00a0MXN' } });
  expect(words(container)).toMatch(said);
  expect(words(container)).toContain('$1,000.00 MXN');
});

it('has a next step when the transfer never came', () => {
  show({ state: 'lapsed', retry: { name: '', href: '/es/parques-y-tours/' }, mail: undefined });
  expect(screen.getByRole('link', { name: 'Comprar de nuevo' }).getAttribute('href')).toBe(
    '/es/parques-y-tours/',
  );
});
