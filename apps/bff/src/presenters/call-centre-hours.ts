import { callCentreHours, type Language, writeHours } from '@shop/domain';

/** A word joiner after the dash prevents a line break. */
const whole = (hours: string) => hours.replace('–', '–\u2060');

export function presentCallCentreHours(language: Language): {
  readonly weekday: string;
  readonly weekend: string;
} {
  const { weekday, weekend } = callCentreHours;
  return {
    weekday: whole(writeHours(weekday.from, weekday.to, language)),
    weekend: whole(writeHours(weekend.from, weekend.to, language)),
  };
}
