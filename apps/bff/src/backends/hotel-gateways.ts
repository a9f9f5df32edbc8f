import type { Provider } from '@nestjs/common';
import {
  type Backend,
  HttpCartStays,
  HttpHotelsGateway,
  HttpStayBookings,
  HttpStaySearch,
} from '@shop/adapters/http';
import { CartStays, HotelsGateway, StayBookings, StaySearch } from '@shop/ports/backends';
import {
  CartBackend,
  HotelsBackend,
  StayLookupsBackend,
  StaysBackend,
  StaySearchBackend,
} from './backend-clients.js';
import { CachedAnswers } from './cached-answers.js';
import { CachedHotels } from './cached-hotels.js';
import { HeldCarts } from './held-carts.js';
import { HeldRooms } from './held-rooms.js';
import { LimitedBookings } from './limited-bookings.js';
import { LimitedStays } from './limited-carts.js';
import { LimitedSearch } from './limited-search.js';
import { Limits } from './limits/limits.js';
import { open } from './own-adapters.js';

/** Before caching. */
const HotelsSource = Symbol('HotelsSource');
/** Bookings before limits. */
const BookingsSource = Symbol('BookingsSource');
/** Searches with a code that the hotels accepted before, so it counts as no guess. */
export const StaySearchSource = Symbol('StaySearchSource');
export const CartStaysSource = Symbol('CartStaysSource');

export const hotelGateways: readonly Provider[] = [
  open('HotelsGateway', {
    provide: HotelsSource,
    inject: [HotelsBackend],
    useFactory: (backend: Backend) => new HttpHotelsGateway(backend),
  }),
  {
    provide: HotelsGateway,
    inject: [HotelsSource, CachedAnswers],
    useFactory: (source: HotelsGateway, answers: CachedAnswers) =>
      new CachedHotels(source, answers),
  },
  open('StaySearch', {
    provide: StaySearchSource,
    inject: [StaySearchBackend],
    useFactory: (backend: Backend) => new HttpStaySearch(backend),
  }),
  {
    provide: StaySearch,
    inject: [StaySearchSource, Limits],
    useFactory: (source: StaySearch, { promoCodes }: Limits) =>
      new LimitedSearch(source, promoCodes),
  },
  open('StayBookings', {
    provide: BookingsSource,
    inject: [StayLookupsBackend, StaysBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpStayBookings({ reads, writes }),
  }),
  {
    provide: StayBookings,
    inject: [BookingsSource, HeldRooms, StaySearch],
    useFactory: (source: StayBookings, held: HeldRooms, search: StaySearch) =>
      new LimitedBookings(source, held, search),
  },
  open('CartStays', {
    provide: CartStaysSource,
    inject: [CartBackend],
    useFactory: (backend: Backend) => new HttpCartStays(backend),
  }),
  {
    provide: CartStays,
    inject: [CartStaysSource, HeldCarts],
    useFactory: (source: CartStays, held: HeldCarts) => new LimitedStays(source, held),
  },
];
