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

/** The ports that the hotel API meets, and what a cart does with stays. */
export const hotelGateways: readonly Provider[] = [
  {
    provide: HotelsGateway,
    inject: [HotelsBackend, CachedAnswers],
    useFactory: (backend: Backend, answers: CachedAnswers) =>
      new CachedHotels(new HttpHotelsGateway(backend), answers),
  },
  {
    provide: StaySearch,
    inject: [StaySearchBackend],
    useFactory: (backend: Backend) => new HttpStaySearch(backend),
  },
  {
    provide: StayBookings,
    inject: [StayLookupsBackend, StaysBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpStayBookings({ reads, writes }),
  },
  {
    provide: CartStays,
    inject: [CartBackend],
    useFactory: (backend: Backend) => new HttpCartStays(backend),
  },
];
