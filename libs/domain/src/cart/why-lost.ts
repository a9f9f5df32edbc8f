import type { CartLine } from './cart.js';

/**
 * What a visitor is told of a line that lost its places: its day is over, full or not sold; only
 * another part of its package kept it back; or its time ended, and nobody tried again.
 */
export type WhyLost = 'past' | 'soldOut' | 'closed' | 'withPackage' | 'released';

/** What the rule looks at. */
type Line = Pick<CartLine, 'id' | 'status' | 'reason' | 'packageId'>;

/** `isOver`: the last start of its day has come. Without a reason it is full, as it mostly is. */
export function whyLost(line: Line, lines: readonly Line[], isOver: boolean): WhyLost {
  if (isOver) return 'past';
  if (line.reason !== 'ended') return line.reason ?? 'soldOut';
  return lines.some((other) => keepsBack(other, line)) ? 'withPackage' : 'released';
}

/** A package is held whole or not at all (docs/rules/packages.md#all-or-none). */
const keepsBack = (other: Line, line: Line): boolean =>
  other.id !== line.id &&
  line.packageId !== undefined &&
  other.packageId === line.packageId &&
  other.status === 'UNAVAILABLE' &&
  other.reason !== 'ended';
