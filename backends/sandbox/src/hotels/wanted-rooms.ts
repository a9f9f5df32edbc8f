import { isSame, type RoomParty } from '@shop/domain';
import { minutes } from '../engine/clock.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import type { StayRoom } from '../engine/stay-table.js';
import type { Offered, OfferTokens } from './offer-tokens.js';
import { priceRoom } from './price-stay.js';
import { kindOf } from './room-wire.js';
import { refuseDates, whyNot } from './stay-rules.js';

export interface Wanted extends RoomParty {
  readonly token: string;
}

export interface WantedStay {
  readonly first: Offered;
  readonly rooms: readonly StayRoom[];
}

const isSameParty = (one: RoomParty, other: RoomParty) =>
  one.adults === other.adults && one.childAges.join() === other.childAges.join();

/** The offers behind tokens, at their offered amounts, or the reason for a refusal. */
export function readWanted(
  { content, clock }: Pick<Shop, 'content' | 'clock'>,
  tokens: OfferTokens,
  wanted: readonly Wanted[],
): WantedStay | Refused {
  const { rates } = content.hotels;
  const now = clock();
  const rooms: StayRoom[] = [];
  let first: Offered | undefined;
  for (const [index, room] of wanted.entries()) {
    const field = `rooms.${index}`;
    const offered = tokens.read(room.token);
    if (!offered) return refuse('OFFER_UNKNOWN', field);
    if (offered.at + minutes(rates.offerMinutes) <= now.getTime())
      return refuse('OFFER_ENDED', field);
    if (!isSameParty(offered.party, room)) return refuse('ROOM_PARTY', field);
    first ??= offered;
    const kind = kindOf(content.hotels, offered.hotel, offered.room);
    const sold = kind && priceRoom(content, offered, kind, new Date(offered.at));
    if (!sold || !isSameStay(first, offered)) return refuse('OFFER_UNKNOWN', field);
    rooms.push(sold);
  }
  if (!first) return refuse('OFFER_UNKNOWN', 'rooms');
  const why = refuseDates(rates, first, now) ?? whyNot(rates, first.hotel, first);
  if (why)
    return 'reason' in why ? refuse(why.reason === 'CLOSED' ? 'DAY_CLOSED' : 'MIN_STAY') : why;
  return { first, rooms };
}

const isSameStay = (one: Offered, other: Offered) =>
  one.hotel === other.hotel &&
  one.checkIn === other.checkIn &&
  one.checkOut === other.checkOut &&
  isSame({ amount: 0, currency: one.currency }, { amount: 0, currency: other.currency });
