import type { HotelCode, Language } from '@shop/domain';
import type { HotelRates, RoomKind } from '../engine/hotel-rates.js';
import type { StayRoom } from '../engine/stay-table.js';

export const kindOf = (
  { kinds }: HotelRates,
  hotel: HotelCode,
  room: string,
): RoomKind | undefined => kinds[hotel].find(({ code }) => code === room);

export function roomWire(hotels: HotelRates, hotel: HotelCode, sold: StayRoom, language: Language) {
  const kind = kindOf(hotels, hotel, sold.room);
  return {
    room: sold.room,
    ...(kind && wordsOf(kind, language)),
    board: sold.board,
    nights: sold.nights,
    taxes: sold.taxes,
    original: sold.original,
    total: sold.total,
    cancellation: { freeUntil: sold.freeUntil, laterPercent: sold.laterPercent },
  };
}

function wordsOf({ said, size }: RoomKind, language: Language) {
  const { name, beds, view } = said[language];
  return { name, beds, view, size };
}
