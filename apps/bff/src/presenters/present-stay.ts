import { Inject, Injectable } from '@nestjs/common';
import {
  type BookedRoom,
  type CartStay,
  type Language,
  nightsOf,
  parkDayAt,
  parkTimeAt,
  type StayBooking,
  wishOf,
  writeShortDate,
  writeTime,
} from '@shop/domain';
import { HotelsContent } from '@shop/ports/backends';
import type { CartStayView, StayRoomView, StayView } from '@shop/ports/screens';
import { presentHotelScene } from './present-hotel.js';
import { presentMoney, presentOffer } from './present-money.js';
import { presentProblem } from './present-problem.js';
import { stayAddress } from './stay-address.js';

/** Writes nights in a hotel as carts and orders show them, in the operator's own words of its rooms. */
@Injectable()
export class StayPresenter {
  constructor(@Inject(HotelsContent) private readonly content: HotelsContent) {}

  inCart({ id, booking, status }: CartStay, language: Language): CartStayView {
    const edit = stayAddress(wishOf(booking), language);
    const search = { kind: 'changeDate', href: edit } as const;
    return {
      ...this.view(id, booking, language),
      edit,
      problem: status === 'HELD' ? undefined : presentProblem('stayLost', language, [search]),
    };
  }

  view(id: string, booking: StayBooking, language: Language): StayView {
    const hotel = this.content.hotel(booking.hotel, language);
    const { checkIn, checkOut, original, total } = booking;
    return {
      id,
      hotel: hotel.name,
      wall: hotel.wall,
      scene: presentHotelScene(hotel),
      checkIn: `${writeShortDate(checkIn, language)}, ${writeTime(hotel.checkIn, language)}`,
      checkOut: `${writeShortDate(checkOut, language)}, ${writeTime(hotel.checkOut, language)}`,
      nights: nightsOf(booking),
      rooms: booking.rooms.map((room) => this.room(room, booking, language)),
      promoCode: booking.promoCode,
      total: presentOffer(original, total, language),
    };
  }

  private room(room: BookedRoom, { hotel }: StayBooking, language: Language): StayRoomView {
    const { party, rule, board, nights, original, total } = room;
    const { freeUntil, laterPercent } = rule;
    return {
      ...{ name: this.roomName(room, hotel, language), board, laterPercent },
      ...{ adults: party.adults, ages: party.childAges },
      freeUntil: freeUntil && writeParkMoment(freeUntil, language),
      total: presentOffer(original, total, language),
      nights: nights.map(({ day, amount }) => ({
        date: writeShortDate(day, language),
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

const writeParkMoment = (moment: Date, language: Language): string =>
  `${writeShortDate(parkDayAt(moment), language)}, ${writeTime(parkTimeAt(moment), language)}`;
