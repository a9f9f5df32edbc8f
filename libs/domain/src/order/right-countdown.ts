/** From here on a right counts down (docs/rules/rights.md#clock). */
const countdownMs = 48 * 3_600_000;

/** The whole seconds that are left of a right, once it counts down. */
export function countdownOf(until: Date, now: Date): number | undefined {
  const left = until.getTime() - now.getTime();
  return left < countdownMs ? Math.floor(left / 1_000) : undefined;
}
