/** From here on a right counts down (docs/rules/rights.md#clock). */
const countdownSeconds = 48 * 3_600;

/** Whole seconds to the end of a right; `undefined` until it is near. */
export function countdownTo(until: Date, now: Date): { readonly secondsLeft: number } | undefined {
  const secondsLeft = Math.floor((until.getTime() - now.getTime()) / 1_000);
  return secondsLeft < countdownSeconds ? { secondsLeft } : undefined;
}
