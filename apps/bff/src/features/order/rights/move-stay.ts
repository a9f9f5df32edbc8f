import { Inject, Injectable } from '@nestjs/common';
import {
  type ErrorCode,
  isSame,
  type Language,
  type Money,
  offersOfRequest,
  type Order,
  type OrderChange,
  type StayBooking,
  type StayDates,
  stayRequestOf,
  staysOf,
  sum,
} from '@shop/domain';
import {
  OrdersGateway,
  type StayAsked,
  StayBookings,
  type StaySearch,
  type WantedRoom,
} from '@shop/ports/backends';
import { StaySearchSource } from '../../../backends/hotel-gateways.js';
import { codeOfRefusal } from '../../cart/stay/hold-stay.js';

type Not = { readonly kind: 'refused'; readonly code: ErrorCode } | { readonly kind: 'unknown' };

export type MoveOffer =
  | { readonly kind: 'found'; readonly rooms: readonly WantedRoom[]; readonly total: Money }
  | Not;

export type StayMoved = { readonly kind: 'moved'; readonly booking: StayBooking } | Not;

const no = (code: ErrorCode): Not => ({ kind: 'refused', code });

function notOf(reply: Exclude<StayAsked<unknown>, { kind: 'ok' }>): Not {
  if (reply.kind === 'unsupported') return no('rightByPhone');
  if (reply.kind === 'refused') return no(codeOfRefusal(reply.refusal));
  return reply.reason === 'rejected' ? no('changeFailed') : { kind: 'unknown' };
}

type ChangeStay = Extract<OrderChange['request'], { kind: 'changeStay' }>;

const isAsRequested = (booking: StayBooking, { checkIn, checkOut, amount }: ChangeStay): boolean =>
  booking.checkIn === checkIn && booking.checkOut === checkOut && isSame(booking.total, amount);

/** Moves a booked stay to other nights, with equivalent rooms: all of them, or none. */
@Injectable()
export class MoveStay {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(StaySearchSource) private readonly search: StaySearch,
    @Inject(StayBookings) private readonly bookings: StayBookings,
  ) {}

  /** Price of the same rooms on these dates. The stay's own rooms count as free. */
  async offer(booking: StayBooking, dates: StayDates, language: Language): Promise<MoveOffer> {
    const { rooms, hotel, promoCode } = stayRequestOf(booking);
    const parties = rooms.map(({ party }) => party);
    const { currency } = booking.total;
    const { checkIn, checkOut } = dates;
    const asked = { hotels: [hotel], checkIn, checkOut, rooms: parties, promoCode };
    const found = await this.search.search({
      ...asked,
      currency,
      language,
      instead: booking.id,
    });
    if (found.kind !== 'ok') return notOf(found);
    const own = found.answer.hotels.find(({ code }) => code === hotel);
    const offers = offersOfRequest(rooms, own?.rooms ?? []);
    if (!offers) return no(own?.none && own.none.kind !== 'soldOut' ? 'stayNotThen' : 'stayTaken');
    return {
      kind: 'found',
      rooms: offers.flatMap(({ token }, at) => {
        const party = parties[at];
        return party ? [{ token, party }] : [];
      }),
      total: sum(
        offers.map(({ total }) => total),
        currency,
      ),
    };
  }

  /** Before the visitor pays: whether the hotels' offer still stands. */
  async refuseUnseen(
    request: OrderChange['request'],
    order: Pick<Order, 'stays'>,
    language: Language,
  ): Promise<ErrorCode | undefined> {
    if (request.kind !== 'changeStay') return undefined;
    const stay = staysOf(order).find(({ id }) => id === request.line);
    if (!stay) return 'changeFailed';
    const offer = await this.offer(stay.booking, request, language);
    if (offer.kind === 'unknown') return 'stayRoomsDown';
    if (offer.kind === 'refused') return offer.code;
    return isSame(offer.total, request.amount) ? undefined : 'nightsPrice';
  }

  /** The hotels' part of a change; can run any number of times. */
  async run({ id, orderId, request, language }: OrderChange): Promise<StayMoved> {
    if (request.kind !== 'changeStay') return no('changeFailed');
    const order = await this.orders.order(orderId);
    if (order.kind !== 'ok') return { kind: 'unknown' };
    const stay = staysOf(order.answer).find((one) => one.id === request.line);
    if (!stay) return no('changeFailed');
    const { booking } = stay;
    const now = await this.bookings.booking(booking.id, language);
    if (now.kind !== 'ok') return notOf(now);
    if (isAsRequested(now.answer, request)) return { kind: 'moved', booking: now.answer };
    const offer = await this.offer(booking, request, language);
    if (offer.kind !== 'found') return offer;
    if (!isSame(offer.total, request.amount)) return no('nightsPrice');
    const { rooms, total } = offer;
    const key = `${id}:rooms`;
    const { hotel } = booking;
    const { checkIn, checkOut } = request;
    const of = { hotel, checkIn, checkOut };
    const changed = await this.bookings.change(booking.id, rooms, total, key, of);
    if (changed.kind === 'ok') return { kind: 'moved', booking: changed.answer };
    const isOther = changed.kind === 'refused' && changed.refusal === 'amountChanged';
    return isOther ? no('nightsPrice') : notOf(changed);
  }
}
