import { callCentreHours, type Language, writeHours } from '@shop/domain';

/** Hours that no line ends in: a word joiner stands behind the dash. */
const whole = (hours: string) => hours.replace('–', '–\u2060');

/** When somebody answers, in the parks' own time. */
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
