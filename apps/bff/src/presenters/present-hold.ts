import { type DisplayCart, type Language, parkTimeAt, writeTime } from '@shop/domain';
import type { HoldView, Problem } from '@shop/ports/screens';

/** The place at which the page says what is refused about its hold. */
export const holdField = 'hold';

/** Who looks at the places of a cart, and when. */
export interface HoldContext {
  readonly language: Language;
  readonly now: Date;
  readonly problems: readonly Problem[];
}

/** The end counts from the server's clock: a browser's own may be wrong (docs/rules/cart.md#clock). */
export function presentHold(
  { expiresAt, holdExtensionsLeft = 0 }: Pick<DisplayCart, 'expiresAt' | 'holdExtensionsLeft'>,
  { language, now, problems }: HoldContext,
): HoldView | undefined {
  if (!expiresAt) return undefined;
  const msLeft = expiresAt.getTime() - now.getTime();
  return {
    endsAt: expiresAt.toISOString(),
    until: writeTime(parkTimeAt(expiresAt), language),
    secondsLeft: Math.max(0, Math.floor(msLeft / 1_000)),
    canExtend: holdExtensionsLeft > 0,
    problems: problems.filter(({ field }) => field === holdField),
  };
}

/** What the page says in its other places; without a hold all of it. */
export const besideHold = (
  problems: readonly Problem[],
  hold: HoldView | undefined,
): readonly Problem[] => (hold ? problems.filter(({ field }) => field !== holdField) : problems);
