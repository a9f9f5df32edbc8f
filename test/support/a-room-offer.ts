import { money, type RoomOffer } from '@shop/domain';

/** Three nights in December at 3,099.00 MXN a night with breakfast and free cancellation. */
export const aRoomOffer = (
  differs: Partial<RoomOffer> & { readonly perNight?: number } = {},
): RoomOffer => {
  const { perNight = 309_900, ...rest } = differs;
  const total = rest.total ?? money(perNight * 3, 'MXN');
  return {
    room: 'cuarto-mangle',
    name: 'Cuarto Mangle',
    board: 'breakfast',
    nights: ['2026-12-14', '2026-12-15', '2026-12-16'].map((day) => ({
      day,
      amount: money(perNight, 'MXN'),
    })),
    original: total,
    total,
    rule: { freeUntil: new Date('2026-12-11T23:00:00Z'), laterPercent: 0 },
    token: 'token-of-a-room',
    tokenEnds: new Date('2026-11-23T18:00:00Z'),
    ...rest,
  };
};

export const fixed = { freeUntil: undefined, laterPercent: 0 } as const;
