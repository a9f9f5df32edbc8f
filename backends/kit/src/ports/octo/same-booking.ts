import { same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import * as asks from './asks.js';
import type { Booking } from './asks.js';

/** An unknown UUID and an invalid one are both refused as no booking. */
export const refusesUuid = (operation: string, call: object = {}): Scenario => ({
  name: `${operation}: refuses an unknown booking with INVALID_BOOKING_UUID`,
  shows: `${operation} refuses the UUID of no booking with INVALID_BOOKING_UUID or BAD_REQUEST.`,
  run: async (kit) => {
    for (const uuid of [asks.unknownUuid, 'invalidUUID'])
      await asks.refused(kit, operation, { path: { uuid }, ...call }, [
        'INVALID_BOOKING_UUID',
        'BAD_REQUEST',
      ]);
  },
});

export const isFor = (made: Booking, { product, option, places }: asks.Bookable, at = 0) => {
  same('Product', made.productId, product.id);
  same('Option', made.optionId, option.id);
  same('Availability', made.availabilityId, places[at]?.id);
};
