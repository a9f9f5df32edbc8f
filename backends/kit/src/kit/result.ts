import type { Exchange } from './exchange.js';
import { Blocked, Failed, LeftOut, NotOffered, WrongStatus } from './endings.js';
import type { Scenario } from './scenario.js';

export type Ending = 'passed' | 'failed' | 'notOffered' | 'blocked' | 'leftOut';

export interface Result {
  readonly name: string;
  readonly shows: string;
  readonly ending: Ending;
  /** Why it did not pass, or what a visitor loses. */
  readonly words?: string;
  /** The last question before it ended so. */
  readonly exchange?: Exchange;
}

/** A run that was stopped says nothing of the rest, and so certifies nothing. */
export const unseen = ({ name, shows }: Scenario): Result => {
  return { name, shows, ending: 'blocked', words: 'the run was stopped before it' };
};

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What is broken for all answers is told once, by its own rule, and keeps this scenario back. */
export function endingOf(
  error: unknown,
  asked: readonly Exchange[],
): Omit<Result, 'name' | 'shows'> {
  const words = wordsOf(error);
  const exchange = asked.at(-1);
  if (error instanceof NotOffered) return { ending: 'notOffered', words };
  if (error instanceof LeftOut) return { ending: 'leftOut', words };
  if (error instanceof WrongStatus) return { ending: 'failed', words, exchange };
  const broken = asked.find(({ problems }) => problems.length > 0);
  if (broken) {
    const why = `${broken.operation.id}: ${broken.problems[0]?.words}`;
    return { ending: 'blocked', words: why, exchange: broken };
  }
  if (error instanceof Blocked) return { ending: 'blocked', words, exchange };
  const isKnown = error instanceof Failed;
  return {
    ending: 'failed',
    words: isKnown ? words : `The answer can't be read: ${words}`,
    exchange,
  };
}
