import type { CartLineView, CartView, HoldView, UndoView } from '@shop/ports/screens';
import { aLineSummary, aPrice } from './a-price.js';

export type FilledCartView = Extract<CartView, { kind: 'filled' }>;

export const aCartLineView = (differs: Partial<CartLineView> = {}): CartLineView => ({
  id: 'line-1',
  slug: 'ojos-de-agua',
  name: 'Ojos de Agua',
  wall: 'ojosDeAgua',
  scene: { alt: 'Un cenote' },
  date: 'sáb 12 dic 2026',
  hours: '8:00',
  people: [
    { unit: 'ADULT', quantity: 2 },
    { unit: 'CHILD', quantity: 1 },
  ],
  extras: ['Paquete de fotos'],
  component: undefined,
  summary: aLineSummary(),
  edit: '/es/carrito/?line=line-1#edit',
  problem: undefined,
  ...differs,
});

/** A hold of 20 minutes that can be extended. It ticks, so views have none by default. */
export const aHold = (differs: Partial<HoldView> = {}): HoldView => ({
  endsAt: '2026-11-20T19:20:00.000Z',
  until: '14:20',
  secondsLeft: 1_200,
  canExtend: true,
  problems: [],
  ...differs,
});

export const anUndo = (differs: Partial<UndoView> = {}): UndoView => ({
  what: 'removed',
  name: 'Ojos de Agua',
  count: 1,
  notice: 'El carrito se actualizó correctamente',
  back: 'sealed-1',
  attempt: 'attempt-0002',
  ...differs,
});

export const aCartView = (differs: Partial<FilledCartView> = {}): FilledCartView => ({
  kind: 'filled',
  count: 1,
  lines: [aCartLineView()],
  packages: [],
  totals: {
    total: { now: aPrice('6,702.78'), before: aPrice('7,359.75') },
    saved: undefined,
    inUSD: undefined,
  },
  guarantees: ['weather', 'changeDate', 'secure'],
  promo: { taken: undefined, coupons: [], typed: '', problem: undefined },
  offer: undefined,
  amount: undefined,
  months: undefined,
  hold: undefined,
  keep: '/es/cotizacion/?q=a.b.c',
  checkout: '/es/pago/',
  list: '/es/parques-y-tours/',
  showPaymentButton: true,
  blocked: undefined,
  attempt: 'attempt-0001',
  problems: [],
  ...differs,
});
