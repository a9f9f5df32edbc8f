/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aPrice } from '@shop/test/views/a-price';
import { anOrderView } from '@shop/test/views/an-order-view';
import { renderScreen } from '@shop/test/views/render-screen';
import type { OrderStayView } from '@shop/ports/screens';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { OrderScreen } from './order-screen.js';

const path = '/es/orden/ORD-7F3K/';
const stay: OrderStayView = {
  id: 'stay-1',
  hotel: 'Hotel Coralibrí Manglar',
  wall: 'hotelManglar',
  scene: { alt: 'Un edificio de arcos' },
  facts: [],
  rooms: [],
  perNight: 'Por noche',
  note: 'Con impuestos',
  before: 'Antes',
  total: { now: aPrice('9,297.00') },
  again: '/es/hoteles/',
  right: {
    kind: 'open',
    until: 'vie 11 dic 2026, 15:00',
    soon: { secondsLeft: 26 * 3_600 + 60 },
    back: aPrice('9,297.00'),
    minorUnits: 929_700,
    attempt: 'attempt-0001',
    problems: [],
  },
};

afterEach(() => void jest.useRealTimers());

function show() {
  jest.useFakeTimers();
  const view = anOrderView({ lines: [], stays: [stay] });
  return renderScreen(<OrderScreen view={view} frame={aFrame({ path })} />, { path });
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
const left = () => screen.getByRole('timer', { hidden: true }).textContent;

it('counts down to the end of the right to cancel a stay', () => {
  show();
  expect(left()).toBe('Quedan 26\u00a0h 1\u00a0min');
  pass(2 * 3_600);
  expect(left()).toBe('Quedan 24\u00a0h 1\u00a0min');
});

it('reloads the page after a machine sleep that stopped the clock', () => {
  const { queries } = show();
  queries.setQueryData(['page', path], {});
  const isAskedAnew = () => queries.getQueryState(['page', path])?.isInvalidated;
  pass(5);
  expect(isAskedAnew()).toBe(false);
  jest.setSystemTime(Date.now() + 8 * 3_600_000);
  pass(1);
  expect(isAskedAnew()).toBe(true);
});
