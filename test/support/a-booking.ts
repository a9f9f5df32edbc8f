import { money, type StayBooking } from '@shop/domain';

/** A hold on a room for two nights; free cancellation ends three days before arrival. */
export const aBooking = (differs: Partial<StayBooking> = {}): StayBooking => ({
  id: 'b1',
  status: 'ON_HOLD',
  hotel: 'hxm',
  checkIn: '2026-12-14',
  checkOut: '2026-12-16',
  rooms: [
    {
      room: 'mangle',
      name: 'Cuarto Mangle',
      board: 'breakfast',
      nights: [
        { day: '2026-12-14', amount: money(340_890, 'MXN') },
        { day: '2026-12-15', amount: money(340_890, 'MXN') },
      ],
      original: money(681_780, 'MXN'),
      total: money(681_780, 'MXN'),
      rule: { freeUntil: new Date('2026-12-11T23:00:00Z'), laterPercent: 50 },
      party: { adults: 2, childAges: [4] },
    },
  ],
  original: money(681_780, 'MXN'),
  total: money(681_780, 'MXN'),
  heldUntil: new Date('2026-11-21T15:20:00Z'),
  ...differs,
});
