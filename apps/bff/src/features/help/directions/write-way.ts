const minutesInHour = 60;

/** `68 km`, with a non-breaking space. */
export const writeDistance = (kilometres: number): string => `${kilometres}\u00a0km`;

export function writeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesInHour);
  const rest = minutes % minutesInHour;
  const parts = [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : []),
  ];
  return parts.join('\u00a0');
}
