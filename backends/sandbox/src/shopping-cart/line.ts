import type { LineReason } from '../engine/database.js';
import type { Choice, Quote } from '../engine/quote.js';

/** A line as the cart keeps it. `hold` is there while its places are held. */
export interface Line {
  readonly id: string;
  readonly choice: Choice;
  readonly quote: Quote;
  readonly hold: {
    readonly id: string;
    readonly until: Date;
    readonly order: string | null;
  } | null;
  readonly reason: LineReason | null;
  /** The package that it is a part of; `null` for a single ticket. */
  readonly packageId: string | null;
}

/** An open ticket takes no places, so it is always held. */
export const isHeld = ({ choice, hold }: Line): boolean => choice.day === null || hold !== null;

/** Parks in a line's package; 1 for a single ticket (docs/rules/prices.md#tiers). */
export const parksBeside = ({ packageId }: Line, lines: readonly Line[]): number =>
  packageId === null ? 1 : lines.filter((line) => line.packageId === packageId).length;
