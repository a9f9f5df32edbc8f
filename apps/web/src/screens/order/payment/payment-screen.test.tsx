/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { PaymentView } from '@shop/ports/screens';
import { aFrame } from '@shop/test/views/a-frame';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { act, screen } from '@testing-library/react';
import { PaymentScreen } from './payment-screen.js';

const path = '/es/pago/0123456789abcdef0123456789abcdef/';
const payAt = 'https://pay.example/pay/pay_1';

afterEach(() => void jest.useRealTimers());

function show(view: Partial<PaymentView> = {}) {
  const ways = { findOrder: '/es/mi-orden/', checkout: '/es/pago/', list: '/es/entradas/' };
  return renderScreen(
    <PaymentScreen view={{ state: 'checking', ...ways, ...view }} frame={aFrame({ path })} />,
    { path },
  );
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  [
    { state: 'checking' },
    'Estamos revisando tu pago',
    'se actualiza sola',
    [path, '/es/mi-orden/'],
  ],
  [
    { state: 'checking', payAt, order: '/api/payment/return?purchase=1' },
    'Estamos revisando tu pago',
    'nada se cobra dos veces',
    [path, payAt, '/api/payment/return?purchase=1'],
  ],
  [{ state: 'paid' }, 'Recibimos tu pago', 'No tienes que pagar otra vez', ['/es/mi-orden/']],
  [
    { state: 'failed' },
    'El pago no se completó',
    'No se hizo ningún cargo',
    ['/es/pago/', '/es/entradas/'],
  ],
  [{ state: 'givenBack' }, 'Tu dinero va de regreso', 'El importe completo', ['/es/entradas/']],
] as const)(
  'of %j explains what happens to the money, and the next step',
  (view, title, text, ways) => {
    show(view);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(hrefs()).toEqual(ways);
  },
);

it.each([
  ['checking', 29],
  ['paid', 0],
] as const)('of a payment that is %s polls the page %i times in a minute', (state, times) => {
  jest.useFakeTimers();
  const { queries } = show({ state });
  const asked = jest.spyOn(queries, 'refetchQueries');
  act(() => jest.advanceTimersByTime(59_000));
  expect(asked).toHaveBeenCalledTimes(times);
});

it('waits for a slow reply instead of asking again', () => {
  jest.useFakeTimers();
  const { queries } = show();
  const asked = jest.spyOn(queries, 'refetchQueries');
  act(() => jest.advanceTimersByTime(2_001));
  expect(asked).toHaveBeenCalledWith(expect.anything(), { cancelRefetch: false });
});

it('reports a delay after a minute, and stops polling', () => {
  jest.useFakeTimers();
  const { queries } = show();
  act(() => jest.advanceTimersByTime(60_001));
  expect(screen.getByRole('status').textContent).toContain('Tu pago está a salvo');
  const asked = jest.spyOn(queries, 'refetchQueries');
  act(() => jest.advanceTimersByTime(10_000));
  expect(asked).not.toHaveBeenCalled();
});

itPassesAxe(show);
