import { type Money, readSeen, writeSeen } from '@shop/domain';
import type { RoomsToAdd } from '@shop/ports/screens';
import type { Seal } from './seal.js';

/** In the address of a search: what the hotels asked for what was chosen there. */
export const askedField = 'asked';

type Wanted = Pick<RoomsToAdd, 'hotel' | 'checkin' | 'checkout' | 'room' | 'promo'>;

/** Of these rooms alone, so that no address says what others cost. */
const purposeOf = ({ hotel, checkin, checkout, room, promo }: Wanted) =>
  `asked for ${JSON.stringify([hotel, checkin, checkout, room, promo])}`;

export const closeAsked = (seal: Seal, wanted: Wanted, asked: Money): string =>
  seal.close(writeSeen(asked), purposeOf(wanted));

/** None for what was not closed for these rooms. */
export const openAsked = (seal: Seal, wanted: Wanted, sealed: string): Money | undefined =>
  readSeen(seal.open(sealed, purposeOf(wanted)));
