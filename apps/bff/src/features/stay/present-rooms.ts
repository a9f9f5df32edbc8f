import {
  type HotelCode,
  type Language,
  type Money,
  pathOf,
  roomRoute,
  stayQuery,
} from '@shop/domain';
import type { HotelText, RoomText } from '@shop/ports/backends';
import type { RoomView, WindowView } from '@shop/ports/screens';
import { presentMoney } from '../../presenters/present-money.js';

/** View from the room's window: a crop of the hotel's scene (1600 by 900). */
export function presentWindow(
  { scene }: Pick<HotelText, 'scene'>,
  room: RoomText | undefined,
): WindowView | undefined {
  if (!scene.file || !room) return undefined;
  const { x, y, width } = room.window;
  const height = Math.round((width * 5) / 4);
  return { src: `/pictures/scenes/${scene.file}`, box: `${x} ${y} ${width} ${height}` };
}

export const presentRooms = (
  hotel: HotelText,
  language: Language,
  nights?: ReadonlyMap<string, Money>,
): readonly RoomView[] =>
  hotel.rooms.map((room) => {
    const { code, name, text, beds, view, size, adults, children } = room;
    const night = nights?.get(code);
    return {
      ...(night && { night: { kind: 'from' as const, price: presentMoney(night, language) } }),
      name,
      text,
      beds,
      view,
      size,
      adults,
      children,
      href: pathOf(roomRoute(hotel.code, code), language),
      window: presentWindow(hotel, room),
    };
  });

export function findRoomsOf(hotel: HotelCode | undefined, language: Language): string {
  const path = pathOf({ name: 'findRoom', params: {} }, language);
  if (!hotel) return path;
  const none = { checkIn: undefined, checkOut: undefined, promoCode: undefined };
  const query = stayQuery({ ...none, hotel, rooms: [] });
  query.delete('rooms');
  return `${path}?${query}`;
}
