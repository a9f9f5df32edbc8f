import { type Request, type RequestHandler, Router } from 'express';
import { later, minutes } from '../engine/clock.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { param, read, write } from '../http/call.js';
import { bookingWire, type Stay } from './booking-wire.js';
import { bookRooms, confirmStay, type Hotels, holdLonger, holdShorter } from './bookings.js';
import { cancelStay, changeStay } from './end-booking.js';
import type { OfferTokens } from './offer-tokens.js';
import * as shapes from './shapes.js';

/** Longer than any order waits for its payment. */
const longestHoldMs = minutes(96 * 60);

export function bookingRoutes(shop: Shop, tokens: OfferTokens): Router {
  const hotels = { content: shop.content, clock: shop.clock, tokens };
  const router = Router();
  router.get('/hotels/bookings/:id', readBooking(shop));
  router.post(
    '/hotels/bookings',
    write(
      shop,
      shapes.askBook,
      async (tx, { rooms, language }) =>
        answerOf(shop, await bookRooms(tx, hotels, rooms, language), 201),
      anyToken,
    ),
  );
  for (const [word, call] of changes(shop, hotels))
    router.post(`/hotels/bookings/:id/${word}`, call);
  return router;
}

/** A retry may carry other tokens, from a new search for the same rooms. */
const anyToken = ['token'];

const answerOf = (shop: Shop, stay: Stay | Refused, status = 200) =>
  isRefused(stay) ? stay : { status, body: bookingWire(shop, stay) };

const readBooking = (shop: Shop) =>
  read(
    shapes.askBooking,
    ({ query }) => query,
    async ({ language }, request) => {
      const stays = shop.db.selectFrom('stays').selectAll();
      const stay = await stays.where('id', '=', param(request, 'id')).executeTakeFirst();
      return stay ? bookingWire(shop, stay, language) : refuse('UNKNOWN_BOOKING', 'id');
    },
  );

/** The changes of a booking, by the last segment of the path. */
function changes(shop: Shop, hotels: Hotels): readonly (readonly [string, RequestHandler])[] {
  const answer = (stay: Stay | Refused) => answerOf(shop, stay);
  const idOf = (request: Request) => param(request, 'id');
  const hold = write(shop, shapes.askHold, async (tx, { until, shorter }, request) => {
    const moment = new Date(until);
    if (moment > later(shop.clock(), longestHoldMs)) return refuse('BAD_REQUEST', 'until');
    const hold = shorter ? holdShorter : holdLonger;
    return answer(await hold(tx, hotels, idOf(request), moment));
  });
  const confirm = write(shop, shapes.askConfirm, async (tx, { reference }, request) =>
    answer(await confirmStay(tx, hotels, idOf(request), reference)),
  );
  const change = write(
    shop,
    shapes.askChange,
    async (tx, { rooms, amount }, request) =>
      answer(await changeStay(tx, hotels, idOf(request), rooms, amount)),
    anyToken,
  );
  const cancel = write(shop, shapes.askCancel, async (tx, { amount }, request) =>
    answer(await cancelStay(tx, hotels, idOf(request), amount)),
  );
  return Object.entries({ hold, confirm, change, cancel });
}
