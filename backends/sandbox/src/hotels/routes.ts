import { currencyCodes, hotelCodes, hotelIds, parkDayAt } from '@shop/domain';
import { Router } from 'express';
import { z } from 'zod';
import type { Shop } from '../engine/shop.js';
import { cacheControl, read } from '../http/call.js';
import { bookingRoutes } from './booking-routes.js';
import { statusNow } from './booking-wire.js';
import { lastNight, lowestNight, lowestRooms } from './lowest-night.js';
import { OfferTokens } from './offer-tokens.js';
import { placesOf, roomsLeft } from './room-stock.js';
import { searchStays } from './search-stays.js';
import * as shapes from './shapes.js';
import { monthDays, stayCalendar } from './stay-calendar.js';

/** The hotel API, below its base address (backends/contracts/hotels.yaml). */
export function hotelRoutes(shop: Shop, secret: string): Router {
  const { content, clock } = shop;
  const tokens = new OfferTokens(secret);
  const router = Router();
  router.get(
    '/hotels',
    read(
      z.object({ currency: z.enum(currencyCodes) }),
      ({ query }) => query,
      async ({ currency }) => {
        const now = clock();
        const left = await roomsLeft(shop, parkDayAt(now), lastNight(now));
        return {
          hotels: hotelCodes.map((code) => ({
            code,
            hotelId: hotelIds[code],
            priceFrom: lowestNight(content, code, currency, now),
            rooms: lowestRooms(content, code, currency, left, now),
          })),
        };
      },
      cacheControl.prices,
    ),
  );
  stayRoutes(router, shop, tokens);
  router.use(bookingRoutes(shop, tokens));
  return router;
}

function stayRoutes(router: Router, shop: Shop, tokens: OfferTokens): void {
  const { content, clock } = shop;
  router.get(
    '/hotels/calendar',
    read(
      shapes.askCalendar,
      ({ query }) => query,
      async (question) => {
        const days = monthDays(question.month);
        const left = await roomsLeft(shop, days[0] ?? '', days.at(-1) ?? '');
        return stayCalendar(content, question, left, clock());
      },
      cacheControl.prices,
    ),
  );
  router.post(
    '/hotels/search',
    read(
      shapes.askSearch,
      ({ body }) => body as unknown, // as: parsed by the shape
      async (asked) => {
        const left = await roomsLeft(shop, asked.checkIn, asked.checkOut, await ownOf(shop, asked));
        return searchStays({ content, tokens, now: clock(), left }, asked);
      },
    ),
  );
}

/** The rooms that the booking to be changed still holds. */
async function ownOf({ db, clock }: Shop, { instead }: { readonly instead?: string | undefined }) {
  if (!instead) return [];
  const stays = db.selectFrom('stays').selectAll().where('id', '=', instead);
  const stay = await stays.executeTakeFirst();
  const status = stay && statusNow(stay, clock());
  if (!stay || status === 'CANCELLED' || status === 'EXPIRED') return [];
  return placesOf(stay.hotel, stay.rooms, { checkIn: stay.check_in, checkOut: stay.check_out });
}
