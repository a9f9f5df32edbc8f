import type { OrderView, TransferView } from '@shop/ports/screens';
import { aLineSummary, aPrice } from './a-price.js';

/** A confirmed order of one line with two vouchers. */
export const anOrderView = (differs: Partial<OrderView> = {}): OrderView => ({
  id: 'ORD-7F3K',
  state: 'confirmed',
  firstName: 'Ana',
  boughtAt: 'sábado 21 de noviembre de 2026, 10:15',
  lines: [
    {
      id: 'line-1',
      name: 'Ojos de Agua',
      wall: 'ojosDeAgua',
      scene: { alt: 'Un cenote' },
      date: 'sábado 12 de diciembre de 2026',
      validUntil: undefined,
      hours: '8:00',
      component: undefined,
      extras: ['Paquete de fotos'],
      summary: aLineSummary(),
      vouchers: (['ADULT', 'CHILD'] as const).map((unit, index) => ({
        code: `V-000${index + 1}`,
        unit,
        number: index + 1,
        of: 2,
        amount: aPrice('2,150.10'),
        qr: { size: 29, path: 'M4 4h1v1h-1z' },
      })),
      meetingPoint: 'Muelle principal',
      bring: ['Traje de baño'],
    },
  ],
  totals: { total: { now: aPrice('6,702.78') }, saved: undefined, inUSD: undefined },
  wall: 'ojosDeAgua',
  dateChange: 'changeText',
  retry: undefined,
  mail: { to: 'a•••@example.com', standing: 'sent', isEnded: false },
  problems: [],
  ...differs,
});

/** Transfer details of an order, 61 hours and 26 minutes before its deadline. */
export const aTransferView = (differs: Partial<TransferView> = {}): TransferView => ({
  bank: 'Banorte',
  beneficiary: 'Coralibrí Experiencias',
  account: '072180012345678907',
  reference: '4821709312',
  amount: aPrice('6,702.78'),
  plainAmount: '6702.78',
  until: 'mié 25 nov 2026, 10:14',
  hours: 72,
  secondsLeft: 61 * 3_600 + 26 * 60,
  mailTo: 'a•••@example.com',
  ...differs,
});
