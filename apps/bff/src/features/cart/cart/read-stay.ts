import {
  type ErrorCode,
  isHotelCode,
  isParkDay,
  maxNights,
  maxRooms,
  nightsOf,
  problemOfParty,
  readRoomRequest,
  readSeen,
  type StayRequest,
} from '@shop/domain';
import type { AddStayForm } from '@shop/ports/forms';
import { listOf } from '../../../http/form-values.js';

/** The requested rooms, or an error: `stayTaken` for input that no form of the shop sends. */
export function readStayForm(form: AddStayForm): StayRequest | ErrorCode {
  const { hotel, checkin: checkIn, checkout: checkOut, promo: promoCode } = form;
  const texts = listOf(form.room);
  const rooms = texts.flatMap((text) => readRoomRequest(text) ?? []);
  const areDays = isParkDay(checkIn) && isParkDay(checkOut);
  if (!isHotelCode(hotel) || !areDays || rooms.length !== texts.length) return 'stayTaken';
  if (rooms.length > maxRooms) return 'stayRooms';
  const [problem] = rooms.flatMap(({ party }) => problemOfParty(party) ?? []);
  if (problem) return problem;
  const nights = nightsOf({ checkIn, checkOut });
  const isStay = nights >= 1 && nights <= maxNights && rooms.length >= 1;
  const seen = readSeen(form.seen);
  return isStay
    ? { hotel, checkIn, checkOut, rooms, promoCode: promoCode || undefined, seen }
    : 'stayTaken';
}
