import { currencyCodes, hotelCodes, hotelIds } from '@shop/domain';
import { Router } from 'express';
import { z } from 'zod';
import type { Shop } from '../engine/shop.js';
import { cacheControl, read } from '../http/call.js';
import { lowestNight } from './lowest-night.js';

/** The hotel API, below its base address (docs/contracts/hotels.yaml). */
export function hotelRoutes({ content, clock }: Pick<Shop, 'content' | 'clock'>): Router {
  const router = Router();
  router.get(
    '/hotels',
    read(
      z.object({ currency: z.enum(currencyCodes) }),
      ({ query }) => query,
      async ({ currency }) => ({
        hotels: hotelCodes.map((code) => ({
          code,
          hotelId: hotelIds[code],
          priceFrom: lowestNight(content, code, currency, clock()),
        })),
      }),
      cacheControl.prices,
    ),
  );
  return router;
}
