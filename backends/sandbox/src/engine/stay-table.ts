import type { HotelCode, Language, Money, RoomParty } from '@shop/domain';
import type { ColumnType } from 'kysely';
import type { BoardCode } from './hotel-rates.js';

type Json<T> = ColumnType<T, string, string>;

/** A room as sold; its amounts never change. */
export interface StayRoom {
  readonly room: string;
  readonly board: BoardCode;
  readonly party: RoomParty;
  /** In date order, in minor units of the total's currency. */
  readonly nights: readonly { readonly date: string; readonly amount: number }[];
  readonly original: Money;
  readonly total: Money;
  readonly taxes: Money;
  readonly freeUntil: string | null;
  readonly laterPercent: number;
}

/** Rooms of one hotel for the same nights, on hold until `hold_until`. */
export interface StayTable {
  id: string;
  status: 'ON_HOLD' | 'CONFIRMED' | 'CANCELLED';
  hotel: HotelCode;
  check_in: string;
  check_out: string;
  rooms: Json<readonly StayRoom[]>;
  promo: string | null;
  hold_until: Date;
  /** The hold ids, one per room and night; empty once sold or released. */
  holds: Json<readonly string[]>;
  /** The order that confirmed it. */
  reference: string | null;
  refund: ColumnType<Money | null, string | null | undefined, string | null>;
  /** The language of the guest, for room names. */
  language: Language;
  created_at: Date;
}

export const staysMigration = {
  name: '010-stays',
  statements: [
    `create table sandbox.stays (
       id text primary key, status text not null, hotel text not null,
       check_in text not null, check_out text not null, rooms jsonb not null, promo text,
       hold_until timestamptz not null, holds jsonb not null, reference text, refund jsonb,
       language text not null, created_at timestamptz not null)`,
    `create index stays_by_age on sandbox.stays (created_at) where status = 'ON_HOLD'`,
  ],
} as const;
