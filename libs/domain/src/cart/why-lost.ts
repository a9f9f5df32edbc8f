import type { CartLine } from './cart.js';
import type { CartStay } from './cart-stay.js';

/**
 * What a visitor is told of a line that lost its places: its day is over, full or not sold; only
 * another part of its package, or its nights, kept it back; or its time ended, and nobody tried again.
 */
export type WhyLost = 'past' | 'soldOut' | 'closed' | 'withPackage' | 'withNights' | 'released';

/** What the rule looks at. */
type Line = Pick<CartLine, 'id' | 'status' | 'reason' | 'packageId'>;
type Nights = Pick<CartStay, 'status' | 'packageId'>;

/** `isOver`: the last start of its day has come. Without a reason it is full, as it mostly is. */
export function whyLost(
  line: Line,
  {
    lines,
    stays = [],
  }: { readonly lines: readonly Line[]; readonly stays?: readonly Nights[] | undefined },
  isOver: boolean,
): WhyLost {
  if (isOver) return 'past';
  if (line.reason !== 'ended') return line.reason ?? 'soldOut';
  if (lines.some((other) => keepsBack(other, line))) return 'withPackage';
  return stays.some((stay) => isLostWith(stay, line)) ? 'withNights' : 'released';
}

const isLostWith = ({ status, packageId }: Nights, line: Line): boolean =>
  status !== 'HELD' && packageId !== undefined && packageId === line.packageId;

/** A package is held whole or not at all (docs/rules/packages.md#all-or-none). */
const keepsBack = (other: Line, line: Line): boolean =>
  other.id !== line.id &&
  line.packageId !== undefined &&
  other.packageId === line.packageId &&
  other.status === 'UNAVAILABLE' &&
  other.reason !== 'ended';
