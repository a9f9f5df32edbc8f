import { type DisplayCart, type Language, parkTimeAt, writeTime } from '@shop/domain';
import type { HoldView, Problem } from '@shop/ports/screens';

export const holdField = 'hold';

export interface HoldContext {
  readonly language: Language;
  readonly now: Date;
  readonly problems: readonly Problem[];
}

/** Time left by the server's clock, as a browser's may be wrong (docs/rules/cart.md#clock). */
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

/** Problems shown outside the hold; without a hold, all. */
export const besideHold = (
  problems: readonly Problem[],
  hold: HoldView | undefined,
): readonly Problem[] => (hold ? problems.filter(({ field }) => field !== holdField) : problems);
