/** A quantity of one resource, held without payment until a moment. */
export interface Holding {
  /** The person behind it: an address, a mailbox or a phone number. */
  readonly owner: string;
  /** A departure, a night in a kind of room, or a transfer. */
  readonly resource: string;
  readonly count: number;
  readonly until: Date;
}

/** What one owner holds of a resource now, and the total over all owners. */
export interface HeldNow {
  readonly owner: string;
  readonly resource: string;
  /** This owner's holdings, the first to end first. */
  readonly own: readonly {
    readonly holder: string;
    readonly count: number;
    readonly until: Date;
  }[];
  readonly total: number;
}

/**
 * What carts, bookings and orders (the holders) hold without payment, counted across all copies of
 * the shop. Lapsed holdings stay a week, because a cart that is viewed again re-takes its places.
 */
export interface Holdings {
  /** Includes lapsed holdings. */
  of(holder: string): Promise<readonly Holding[]>;
  /** Replaces what the holder had. */
  put(holder: string, held: readonly Holding[], now: Date): Promise<void>;
  /** Replies in the order of `asked`. */
  heldNow(
    asked: readonly Pick<Holding, 'owner' | 'resource'>[],
    now: Date,
  ): Promise<readonly HeldNow[]>;
}

export const Holdings = Symbol('Holdings');
