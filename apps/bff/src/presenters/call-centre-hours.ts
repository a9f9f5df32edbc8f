import { callCentreHours, type Language, writeHours } from '@shop/domain';

/** When somebody answers, in the parks' own time. */
export function presentCallCentreHours(language: Language): {
  readonly weekday: string;
  readonly weekend: string;
} {
  const { weekday, weekend } = callCentreHours;
  return {
    weekday: writeHours(weekday.from, weekday.to, language),
    weekend: writeHours(weekend.from, weekend.to, language),
  };
}
