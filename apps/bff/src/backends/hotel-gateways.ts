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
import { open } from './own-adapters.js';

/** What the hotels say, before it is cached. */
const HotelsSource = Symbol('HotelsSource');

/** The ports that the hotel API meets, and what a cart does with stays. */
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
    provide: StaySearch,
    inject: [StaySearchBackend],
    useFactory: (backend: Backend) => new HttpStaySearch(backend),
  }),
  open('StayBookings', {
    provide: StayBookings,
    inject: [StayLookupsBackend, StaysBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpStayBookings({ reads, writes }),
  }),
  open('CartStays', {
    provide: CartStays,
    inject: [CartBackend],
    useFactory: (backend: Backend) => new HttpCartStays(backend),
  }),
];
