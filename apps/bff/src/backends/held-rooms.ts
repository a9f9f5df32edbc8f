import { Inject, Injectable } from '@nestjs/common';
import {
  cartHoldMs,
  type HotelCode,
  nightDays,
  type StayBooking,
  type StayDates,
} from '@shop/domain';
import { Clock, type Holding } from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { currentAsker } from '../observability/request-scope.js';
import { HeldLimits, type Most, type Taken } from './limits/held-limits.js';

/** Rooms of one hotel for the same nights; `left` per kind, where the hotels report it. */
export interface WantedRooms extends StayDates {
  readonly hotel: HotelCode;
  readonly rooms: readonly { readonly room: string; readonly left?: number | undefined }[];
}

/** Free rooms by kind; a kind is absent if the hotels do not report it. */
export type RoomsLeft = ReadonlyMap<string, number | undefined>;

const kind = 'rooms';

export const holderOfBooking = (id: string): string => `booking ${id}`;

/** Limits the rooms that unpaid bookings hold per IP address (docs/rules/requests.md#held). */
@Injectable()
export class HeldRooms {
  constructor(
    @Inject(HeldLimits) private readonly limits: HeldLimits,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** Call before the hotels. The shop's own work has no limit. */
  async take(holder: string, wanted: WantedRooms): Promise<Taken> {
    const owner = currentAsker();
    const had = await this.limits.of(holder);
    if (owner === undefined) return { kind: 'taken', held: had, undo: async () => undefined };
    const until = new Date(this.clock.now().getTime() + cartHoldMs);
    const lefts = new Map(wanted.rooms.map(({ room, left }) => [room, left]));
    const mostOf = (resource: string) => this.mostOf(resource, lefts);
    return this.limits.take(holder, rowsOf(wanted, owner, until), mostOf, had);
  }

  /** Extends a hold. Lapsed rows count as new ones; only then does it call `leftOf`. */
  async takeAgain(id: string, until: Date, leftOf: () => Promise<RoomsLeft>): Promise<Taken> {
    const owner = currentAsker();
    const had = await this.limits.of(holderOfBooking(id));
    if (owner === undefined) return { kind: 'taken', held: had, undo: async () => undefined };
    const wanted = had.map((row) => ({ ...row, owner, until }));
    let asked: Promise<RoomsLeft> | undefined;
    const mostOf = async (resource: string) => this.mostOf(resource, await (asked ??= leftOf()));
    return this.limits.take(holderOfBooking(id), wanted, mostOf, had);
  }

  async note(booking: StayBooking): Promise<void> {
    const { id, status, heldUntil } = booking;
    const had = await this.limits.of(holderOfBooking(id));
    const owner = had[0]?.owner ?? currentAsker();
    const isHeld = status === 'ON_HOLD' && heldUntil !== undefined;
    const rows = isHeld && owner !== undefined ? rowsOf(booking, owner, heldUntil) : [];
    if (rows.length > 0 || had.length > 0) await this.limits.keep(holderOfBooking(id), rows);
  }

  async release(holder: string): Promise<void> {
    await this.limits.keep(holder, []);
  }

  private mostOf(resource: string, lefts: RoomsLeft): Most {
    const { ROOMS_PER_ADDRESS: most, ROOMS_LEAST: least } = this.config;
    const [, , room = ''] = resource.split(' ');
    return { most, least, left: lefts.get(room) };
  }
}

function rowsOf({ hotel, rooms, ...dates }: WantedRooms, owner: string, until: Date) {
  const counts = new Map<string, number>();
  for (const { room } of rooms) counts.set(room, (counts.get(room) ?? 0) + 1);
  return [...counts].flatMap(([room, count]): readonly Holding[] =>
    nightDays(dates).map((night) => ({
      owner,
      resource: [kind, hotel, room, night].join(' '),
      count,
      until,
    })),
  );
}
