import { type Language, pathOf, stayQuery, type StayWish, typedRoomOf } from '@shop/domain';

/** Where this stay is looked for again, its dates and people filled in. */
export function stayAddress(wish: StayWish, language: Language): string {
  const { hotel, checkIn, checkOut, rooms, promoCode: promo } = wish;
  const parties = rooms.map(({ party }) => typedRoomOf(party));
  const query = stayQuery({ hotel, checkIn, checkOut, rooms: parties, promo });
  return `${pathOf({ name: 'findRoom', params: {} }, language)}?${query}`;
}
