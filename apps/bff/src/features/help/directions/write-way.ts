const minutesInHour = 60;

/** `68 km`; the same in all languages. Parts do not break. */
export const writeDistance = (kilometres: number): string => `${kilometres}\u00a0km`;

/** `45 min`, `1 h`, `1 h 10 min`. */
export function writeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesInHour);
  const rest = minutes % minutesInHour;
  const parts = [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : []),
  ];
  return parts.join('\u00a0');
}
