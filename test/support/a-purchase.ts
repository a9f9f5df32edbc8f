import { money, type Purchase } from '@shop/domain';
import { aContact } from './an-order.js';

/** A purchase just recorded, before any call to a backend. */
export const aPurchase = (differs: Partial<Purchase> = {}): Purchase => ({
  id: '5f0c1a52d1e04c0f9d1b7a3e6c2f4b80',
  attempt: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  state: 'CREATED',
  version: 0,
  cartSession: 'session-1',
  cartDigest: 'digest-1',
  total: money(430_020, 'MXN'),
  contact: aContact(),
  method: 'VI',
  language: 'es',
  currency: 'MXN',
  orderId: undefined,
  paymentId: undefined,
  payAt: undefined,
  createdAt: new Date('2026-11-20T15:00:00Z'),
  ...differs,
});
