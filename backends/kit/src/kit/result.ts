import type { Exchange } from './exchange.js';
import { Blocked, Failed, LeftOut, NotOffered, WrongStatus } from './endings.js';
import type { Scenario } from './scenario.js';

export type Ending = 'passed' | 'failed' | 'notOffered' | 'blocked' | 'leftOut';

export interface Result {
  readonly name: string;
  readonly shows: string;
  readonly ending: Ending;
  /** Why the scenario did not pass, or what visitors lose. */
  readonly words?: string;
  /** The last exchange before the scenario ended. */
  readonly exchange?: Exchange;
}

/** A stopped run certifies nothing, so the scenarios that did not run count as blocked. */
export const unseen = ({ name, shows }: Scenario): Result => {
  return { name, shows, ending: 'blocked', words: 'the run stopped before this scenario' };
};

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A problem of every reply is reported once by its own rule; it blocks this scenario. */
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
    words: isKnown ? words : `The reply can't be read: ${words}`,
    exchange,
  };
}
