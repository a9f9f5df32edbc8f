import { type Money, readSeen, writeSeen } from '@shop/domain';
import type { RoomsToAdd } from '@shop/ports/screens';
import type { Seal } from './seal.js';

/** Query field of a search: the hotels' new price for the rooms chosen there. */
export const askedField = 'asked';

type Wanted = Pick<RoomsToAdd, 'hotel' | 'checkin' | 'checkout' | 'room' | 'promo'>;

/** Bound to these rooms, so that no URL sets the price of others. */
const purposeOf = ({ hotel, checkin, checkout, room, promo }: Wanted) =>
  `asked for ${JSON.stringify([hotel, checkin, checkout, room, promo])}`;

export const closeAsked = (seal: Seal, wanted: Wanted, asked: Money): string =>
  seal.close(writeSeen(asked), purposeOf(wanted));

/** `undefined` if it was not sealed for these rooms. */
export const openAsked = (seal: Seal, wanted: Wanted, sealed: string): Money | undefined =>
  readSeen(seal.open(sealed, purposeOf(wanted)));
