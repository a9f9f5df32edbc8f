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
    return kit.leaveOut('the server does not send how many rooms are left');
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
  return kit.leaveOut(`no room type has ${mostRooms} rooms or fewer left`);
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
    name: 'cancelling a hold frees its rooms',
    shows: 'A hold reduces the rooms left by one. Cancelling it restores them.',
    changes,
    run: async (kit) => {
      const { one, left } = await counter(kit);
      const before = await left();
      const stay = await booked(kit, one);
      same('Rooms left with the hold', await left(), before - 1);
      await cancel(kit, stay);
      same('Rooms left afterwards', await left(), before);
    },
  },
  {
    name: 'an expired hold frees its rooms',
    shows: 'The room of an abandoned hold is free after 21 minutes.',
    changes,
    run: async (kit) => {
      const { one, left } = await counter(kit);
      await booked(kit, one);
      const during = await left();
      await kit.wait(21 * minute);
      const after = await left();
      holds(after > during, `${during} rooms were left with the hold, ${after} after it ended.`);
    },
  },
  {
    name: 'the last room is sold once',
    shows: 'Two concurrent calls want all rooms of a type; one gets them.',
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
    name: 'changing a booking on hold restarts its hold',
    shows: 'A booking on hold that changes rooms is held for 20 minutes from the change.',
    changes,
    run: async (kit) => {
      const stay = await booked(kit);
      await kit.wait(5 * minute);
      const [other] = await offers(kit, { instead: stay.id });
      if (!other) return kit.block('the free nights have no offer any more');
      const rooms = [{ token: other.token, ...couple }];
      const call = { path: { id: stay.id }, body: { rooms, amount: other.total } };
      const { heldUntil } = await kit.need<Booking>('changeStay', call);
      const now = kit.now().getTime();
      between('heldUntil', heldUntil, now + 19 * minute, now + 21 * minute);
    },
  },
];
