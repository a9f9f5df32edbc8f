import type { CartLine } from './cart.js';
import type { CartStay } from './cart-stay.js';

/** The day is over, full or closed; package or nights hold the line back; or its hold expired. */
export type WhyLost = 'past' | 'soldOut' | 'closed' | 'withPackage' | 'withNights' | 'released';

type Line = Pick<CartLine, 'id' | 'status' | 'reason' | 'packageId'>;
type Nights = Pick<CartStay, 'status' | 'packageId'>;

/** `isOver`: the day's last start has passed. Without a reason, assumes that the day is full. */
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
