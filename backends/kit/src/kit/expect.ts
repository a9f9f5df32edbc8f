import { isDeepStrictEqual } from 'node:util';
import { Failed } from './endings.js';

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
};

/** Throws `Failed` with the sentence unless the condition holds. */
export function holds(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Failed(sentence);
}

export function same(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Failed(`${what}: expected ${shown(expected)}, found ${shown(found)}`);
}

/** Throws `Failed` unless `found` is a moment within the two limits (milliseconds). */
export function between(what: string, found: unknown, from: number, until: number): void {
  const moment = typeof found === 'string' ? Date.parse(found) : Number.NaN;
  holds(
    moment >= from && moment <= until,
    `${what}: expected a moment from ${iso(from)} to ${iso(until)}, found ${shown(found)}`,
  );
}

const iso = (moment: number) => new Date(moment).toISOString();
