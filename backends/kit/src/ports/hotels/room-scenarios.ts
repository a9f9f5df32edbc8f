import { between, holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import {
  booked,
  type Booking,
  cancel,
  changes,
  couple,
  daysAhead,
  type Found,
  nights,
  type Offer,
  offer,
  offers,
  search,
} from './asks.js';

const minute = 60_000;
/** The most rooms in one booking. */
const mostRooms = 5;

/** Counts the rooms left of an offer's kind, if offers give that number. */
async function counter(kit: Kit) {
  const one = await offer(kit);
  const isKind = ({ room, board }: Offer) => room === one.room && board === one.board;
  if (one.left === undefined)
    return kit.leaveOut('the server does not say how many rooms are left');
  const left = async () => (await offers(kit)).find(isKind)?.left ?? 0;
  return { one, left };
}

const isScarce = ({ left }: Offer) => left !== undefined && left > 0 && left <= mostRooms;

/** Nights with so few rooms of a kind left that one booking could take them all. */
async function scarce(kit: Kit) {
  for (const ahead of daysAhead) {
    const dates = nights(kit, ahead);
    const { hotels } = await search(kit, dates);
    for (const { code, offers: all } of hotels) {
      const found = all.find(isScarce);
      if (found) return { what: { ...dates, hotels: [code] }, found };
    }
  }
  return kit.leaveOut(`no kind of room has so few left that ${mostRooms} are all`);
}

/** The tokens of one search that take all rooms of a kind. */
async function takingAll(kit: Kit, what: object, { room, board, left = 0 }: Offer) {
  const wanted = Array.from({ length: left }, () => couple);
  const { hotels }: Found = await search(kit, { ...what, rooms: wanted });
  const all = hotels.flatMap(({ offers: own }) => own);
  const rooms = wanted.map((party, at) => {
    const own = all.find((one) => one.for === at && one.room === room && one.board === board);
    return { token: own?.token ?? kit.block(`room ${at} has no offer of ${room}`), ...party };
  });
  return { body: { rooms, language: 'es' } };
}

export const roomScenarios: readonly Scenario[] = [
  {
    name: 'rooms of a cancelled hold are free again',
    shows: 'Rooms left go down by the one that is held, and come back when its hold is cancelled.',
    changes,
    run: async (kit) => {
      const { one, left } = await counter(kit);
      const before = await left();
      const stay = await booked(kit, one);
      same('Rooms left beside it', await left(), before - 1);
      await cancel(kit, stay);
      same('Rooms left after it', await left(), before);
    },
  },
  {
    name: 'rooms of a forgotten hold are free again',
    shows: 'Twenty-one minutes later the room of a hold that nobody looks at is free.',
    changes,
    run: async (kit) => {
      const { one, left } = await counter(kit);
      await booked(kit, one);
      const during = await left();
      await kit.wait(21 * minute);
      const after = await left();
      holds(after > during, `${during} rooms were left beside it, and ${after} after it.`);
    },
  },
  {
    name: 'the last room is sold once',
    shows: 'Of two that want all rooms of a kind at the same moment one gets them.',
    changes,
    run: async (kit) => {
      const { what, found } = await scarce(kit);
      const calls = [await takingAll(kit, what, found), await takingAll(kit, what, found)];
      const replies = await Promise.all(calls.map((call) => kit.ask<Booking>('bookStay', call)));
      for (const { status, body } of replies)
        if (status < 300) kit.afterwards(`booking ${body.id}`, () => cancel(kit, body));
      const ends = replies.map(({ status, body }) => (status < 300 ? 'held' : Object(body).code));
      same('What became of the two', ends.sort(), ['NO_AVAILABILITY', 'held']);
    },
  },
  {
    name: 'a changed hold is held anew',
    shows: 'A booking on hold that takes other rooms is held for twenty minutes from then.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      await kit.wait(5 * minute);
      const [other] = await offers(kit, { instead: stay.id });
      if (!other) return kit.block('the nights that were free have no offer any more');
      const rooms = [{ token: other.token, ...couple }];
      const call = { path: { id: stay.id }, body: { rooms, amount: other.total } };
      const { heldUntil } = await kit.need<Booking>('changeStay', call);
      const now = kit.now().getTime();
      between('heldUntil', heldUntil, now + 19 * minute, now + 21 * minute);
    },
  },
];
