import {
  type Language,
  type Money,
  type ParkDay,
  type RangeMark,
  type RangeReason,
  speakMoney,
} from '@shop/domain';
import type { DayView } from '@shop/ports/screens';
import { stayWords } from './stay-day-words.js';

interface Said {
  readonly state: DayView['state'];
  readonly why: RangeReason | undefined;
  readonly lowest: Money | undefined;
  readonly range: RangeMark | undefined;
}

interface Chosen {
  readonly language: Language;
  readonly checkIn: ParkDay | undefined;
  readonly checkOut: ParkDay | undefined;
}

/** "3,099.00 pesos mexicanos por noche, dos adultos, noche más baja". */
export function describeStayDay(
  day: ParkDay,
  { state, why, lowest, range }: Said,
  { language, checkIn, checkOut }: Chosen,
): string {
  const words = stayWords[language];
  const parts: string[] = [];
  if (range === 'start') parts.push(words.begin.toLowerCase());
  if (range === 'end') parts.push(words.end.toLowerCase());
  if (range === 'within') parts.push(words.within);
  if (lowest) parts.push(`${speakMoney(lowest, language)} ${words.night}`);
  if (state === 'best') parts.push(words.best);
  if (state === 'unknown') parts.push(words.unknown);
  const isBare = state === 'free' && !lowest && !range;
  if (isBare && checkIn && !checkOut && day > checkIn) parts.push(words.canEnd);
  if (why && state !== 'free')
    parts.push('nights' in why ? words.minimum(why.nights) : words.why[why.kind]);
  if (state === 'closed' && !why) parts.push(words.why.closed);
  return parts.join(', ');
}
