import { Injectable } from '@nestjs/common';
import {
  type BookingState,
  bookingStateOf,
  checkStay,
  choiceOf,
  chooseRoom,
  type ErrorCode,
  type HotelCode,
  idleBooking,
  isHotelCode,
  offerOf,
  readRate,
  readStay,
  selectedOf,
  type Visitor,
  type WantedStay,
} from '@shop/domain';
import { saleBounds } from '../../../presenters/ask-months.js';
import type { StayCookie } from '../../../visit/stay-cookie.js';
import { SearchRooms } from './search-rooms.js';
import { readOptions } from './stay-links.js';
import { heldBefore, StayPurposes } from './stay-purpose.js';

export interface RoomChosen {
  /** `hxm 1 mangle.breakfast.free`: hotel, room number from 1, rate. */
  readonly choose: string | undefined;
  /** Room number, from 1, whose choice is removed. */
  readonly drop: string | undefined;
  readonly query: URLSearchParams;
  readonly kept: StayCookie;
  readonly session: string | undefined;
  readonly visitor: Visitor;
  readonly now: Date;
}

export type ChoiceMade =
  | { readonly kind: 'chosen'; readonly state: BookingState }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/** Chooses a room at the hotels' current price, or removes one. */
@Injectable()
export class ChooseRoom {
  constructor(
    private readonly ask: SearchRooms,
    private readonly purposes: StayPurposes,
  ) {}

  async run(asked: RoomChosen): Promise<ChoiceMade> {
    const bounds = saleBounds(asked.now);
    const checked = checkStay(readStay(asked.query), bounds.today);
    if (checked.kind !== 'stay') return { kind: 'refused', code: 'wrongChoice' };
    const state = asked.kept.kind === 'kept' ? asked.kept.state : idleBooking();
    const { stay } = checked;
    if (asked.drop !== undefined) return dropFrom(state, stay, Number(asked.drop) - 1);
    const pressed = readPressed(asked.choose, stay);
    if (!pressed) return { kind: 'refused', code: 'wrongChoice' };
    const { hotel, place, rate } = pressed;
    const purpose = await this.purposes.of(readOptions(asked.query), asked.session, asked.visitor);
    const instead = heldBefore(purpose);
    const { searched } = await this.ask.rooms({ ...stay, hotel }, bounds, asked.visitor, instead);
    if (searched.kind !== 'found') return { kind: 'refused', code: 'stayRoomsDown' };
    const found = searched.answer.hotels.find(({ code }) => code === hotel);
    const offer = offerOf(found?.rooms[place] ?? [], rate);
    if (!offer) return { kind: 'refused', code: 'stayRoomGone' };
    const choice = chooseRoom(choiceOf(state), hotel, place, selectedOf(offer));
    return { kind: 'chosen', state: stateOf(stay, choice, offer.tokenEnds) };
  }
}

const stateOf = (
  { checkIn, checkOut, rooms, promoCode }: WantedStay,
  choice: ReturnType<typeof choiceOf>,
  offersEnd: Date | undefined,
): BookingState =>
  bookingStateOf({ dates: { checkIn, checkOut }, rooms, promoCode, choice, offersEnd });

function dropFrom(state: BookingState, stay: WantedStay, place: number): ChoiceMade {
  const { hotelcode, token } = state;
  const isPlace = Number.isInteger(place) && place >= 0 && place < stay.rooms.length;
  if (!hotelcode || !isPlace) return { kind: 'refused', code: 'wrongChoice' };
  const choice = chooseRoom(choiceOf(state), hotelcode, place, undefined);
  return { kind: 'chosen', state: stateOf(stay, choice, token ? new Date(token) : undefined) };
}

interface Pressed {
  readonly hotel: HotelCode;
  readonly place: number;
  readonly rate: NonNullable<ReturnType<typeof readRate>>;
}

function readPressed(text = '', { rooms }: WantedStay): Pressed | undefined {
  const [hotel = '', number = '', key = ''] = text.split(' ');
  const place = /^[1-5]$/.test(number) ? Number(number) - 1 : -1;
  const rate = readRate(key);
  if (!isHotelCode(hotel) || !rate || place < 0 || place >= rooms.length) return undefined;
  return { hotel, place, rate };
}
