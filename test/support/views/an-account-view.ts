import type { AccountView, CouponView, VisitView } from '@shop/ports/screens';
import { aPrice } from './a-price.js';

export const aCouponView = (differs: Partial<CouponView> = {}): CouponView => ({
  code: 'RIO10',
  title: 'Un día de río',
  saving: { kind: 'percent', percent: 10 },
  from: 'dom 1 nov 2026',
  until: 'mié 31 mar 2027',
  minimum: undefined,
  places: [],
  state: 'active',
  ...differs,
});

export const aVisitView = (differs: Partial<VisitView> = {}): VisitView => ({
  key: 'line-1',
  name: 'Ojos de Agua',
  wall: 'ojosDeAgua',
  scene: { alt: 'Un cenote' },
  date: 'sábado 12 de diciembre de 2026',
  isOpen: false,
  inDays: 3,
  hours: '8:00',
  peopleCount: 2,
  href: '/es/orden/ORD-7F3K/',
  ...differs,
});

export const anAccountView = (differs: Partial<AccountView> = {}): AccountView => ({
  userName: 'Ana',
  fullName: 'Ana Ruiz Peña',
  email: 'ana@example.com',
  network: undefined,
  coupons: { kind: 'shown', list: [aCouponView()] },
  purchases: {
    kind: 'shown',
    list: [
      {
        orderId: 'ORD-7F3K',
        boughtAt: 'sáb 21 nov 2026',
        total: aPrice('6,702.78'),
        coupon: 'RIO10',
        href: '/es/orden/ORD-7F3K/',
      },
    ],
  },
  visits: { kind: 'shown', list: [aVisitView()] },
  sessions: {
    kind: 'shown',
    list: [
      { handle: 'here', device: 'Chrome en Windows', seen: 'vie 27 nov 2026, 10:00', isHere: true },
      { handle: 'there', device: 'Safari en iPhone', seen: 'jue 26 nov 2026, 9:30', isHere: false },
    ],
  },
  password: { attempt: 'attempt-1', shortest: 8 },
  problems: [],
  list: '/es/parques-y-tours/',
  promotions: '/es/promociones/',
  ...differs,
});
