import { Inject, Injectable } from '@nestjs/common';
import {
  type BookedRoom,
  canBeWhole,
  type CartStay,
  type DisplayCart,
  type Language,
  nightsOf,
  type OrderStay,
  type ParkDay,
  parkDayAt,
  type ParkTime,
  parkTimeAt,
  type StayBooking,
  stayRequestOf,
  writeShortDate,
  writeTime,
} from '@shop/domain';
import { HotelsContent } from '@shop/ports/backends';
import type { CartStayView, OrderStayView, StayRoomView, StayView } from '@shop/ports/screens';
import { presentHotelScene } from './present-hotel.js';
import { presentMoney, presentOffer } from './present-money.js';
import { packageFor } from './present-package-nights.js';
import { presentProblem } from './present-problem.js';
import { stayAddress } from './stay-address.js';
import { countOf, stayWords, writeNote, writeParty, writeRule } from './stay-words.js';

interface Looked {
  readonly language: Language;
  readonly now: Date;
}

@Injectable()
export class StayPresenter {
  constructor(@Inject(HotelsContent) private readonly content: HotelsContent) {}

  inCart(stay: CartStay, cart: DisplayCart, { language, now }: Looked): CartStayView {
    const { id, booking, status, packageId } = stay;
    const edit = stayAddress(stayRequestOf(booking), language, { instead: id });
    const search = { kind: 'changeDate', href: edit } as const;
    const isAlone = canBeWhole(cart, packageId, parkDayAt(now));
    const lost = isAlone
      ? presentProblem('stayLost', language, [search])
      : presentProblem('stayWithPackage', language);
    return {
      ...this.view(id, booking, language),
      edit,
      problem: status === 'HELD' ? undefined : lost,
      into: packageFor(cart, stay),
    };
  }

  /** A stay of an order with its state. An unbooked stay can't be cancelled. */
  inOrder(
    { id, booking, cancellation }: OrderStay,
    isBooked: boolean,
    language: Language,
  ): OrderStayView {
    const view = this.view(id, booking, language);
    const rooms = view.rooms.map((room) => (isBooked ? room : { ...room, rule: undefined }));
    return {
      ...view,
      rooms,
      again: stayAddress(stayRequestOf(booking), language),
      ...(cancellation && { cancelled: { back: presentMoney(cancellation.amount, language) } }),
    };
  }

  view(id: string, booking: StayBooking, language: Language): StayView {
    const hotel = this.content.hotel(booking.hotel, language);
    const { checkIn, checkOut, original, total, promoCode } = booking;
    const words = stayWords[language];
    return {
      id,
      hotel: hotel.name,
      wall: hotel.wall,
      scene: presentHotelScene(hotel),
      facts: [
        { name: words.checkIn, value: writeVisit(checkIn, hotel.checkIn, language) },
        { name: words.checkOut, value: writeVisit(checkOut, hotel.checkOut, language) },
        { name: words.stay, value: countOf(words.nights, nightsOf(booking)) },
      ],
      rooms: booking.rooms.map((room) => this.room(room, booking, language)),
      perNight: words.perNight,
      before: words.before,
      note: writeNote(promoCode, language),
      total: presentOffer(original, total, language),
    };
  }

  private room(room: BookedRoom, { hotel }: StayBooking, language: Language): StayRoomView {
    const { party, rule, board, nights, total } = room;
    const until = rule.freeUntil;
    const written = until && writeVisit(parkDayAt(until), parkTimeAt(until), language);
    return {
      name: this.roomName(room, hotel, language),
      people: writeParty(party, board, language),
      rule: writeRule(rule, written, language),
      price: presentMoney(total, language),
      nights: nights.map(({ day, amount }) => ({
        name: writeShortDate(day, language),
        price: presentMoney(amount, language),
      })),
    };
  }

  private roomName(
    { room, name }: BookedRoom,
    hotel: StayBooking['hotel'],
    language: Language,
  ): string {
    const { rooms } = this.content.hotel(hotel, language);
    return rooms.find(({ code }) => code === room)?.name ?? name;
  }
}

const writeVisit = (day: ParkDay, time: ParkTime, language: Language): string =>
  `${writeShortDate(day, language)}, ${writeTime(time, language)}`;
