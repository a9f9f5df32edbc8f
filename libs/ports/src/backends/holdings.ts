/** So much of something that is held without money, and until when. */
export interface Holding {
  /** Who is behind it: an address, a mailbox, a phone. */
  readonly owner: string;
  /** What is held: a departure, a night of a kind of room, a transfer. */
  readonly resource: string;
  readonly count: number;
  readonly until: Date;
}

/** What an owner holds of a resource now, and what everybody does. */
export interface HeldNow {
  readonly owner: string;
  readonly resource: string;
  /** Of this owner, the first to end first. */
  readonly own: readonly {
    readonly holder: string;
    readonly count: number;
    readonly until: Date;
  }[];
  readonly total: number;
}

/**
 * What carts, bookings and orders hold without money, counted for all copies of the shop. A holder
 * is one of those; what it holds is kept for a week after it lapsed, since a cart that is looked at
 * takes it again.
 */
export interface Holdings {
  /** Lapsed ones too. */
  of(holder: string): Promise<readonly Holding[]>;
  /** In place of what the holder had. */
  put(holder: string, held: readonly Holding[], now: Date): Promise<void>;
  /** In the order of what was asked. */
  heldNow(
    asked: readonly Pick<Holding, 'owner' | 'resource'>[],
    now: Date,
  ): Promise<readonly HeldNow[]>;
}

export const Holdings = Symbol('Holdings');
