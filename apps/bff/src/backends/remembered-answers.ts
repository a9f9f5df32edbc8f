import type { Asked, Clock } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import { markPartial } from '../observability/request-scope.js';

interface Kept {
  readonly answer: unknown;
  readonly at: number;
}

const freshMs = 5_000;
const lastGoodMs = 600_000;

/**
 * Answers of a backend that is asked at most every few seconds; the last good one stands in for up
 * to ten minutes while the backend is away.
 */
export class RememberedAnswers {
  private readonly kept = new LRUCache<string, Kept>({ max: 2_000 });
  private readonly asking = new Map<string, Promise<Asked<unknown>>>();

  constructor(private readonly clock: Clock) {}

  async remember<Answer>(key: string, ask: () => Promise<Asked<Answer>>): Promise<Asked<Answer>> {
    const kept = this.kept.get(key);
    const age = kept ? this.clock.now().getTime() - kept.at : Infinity;
    const old = kept?.answer as Answer; // as: one type of answer a key
    if (age < freshMs) return { kind: 'ok', answer: old };
    const reply = await this.askOnce(key, ask);
    if (reply.kind === 'failed' && age < lastGoodMs) return { kind: 'ok', answer: old };
    if (reply.kind === 'failed') markPartial();
    return reply;
  }

  /** One call at a time a key: visitors who ask together wait for the same answer. */
  private async askOnce<Answer>(
    key: string,
    ask: () => Promise<Asked<Answer>>,
  ): Promise<Asked<Answer>> {
    const running = this.asking.get(key) as Promise<Asked<Answer>> | undefined; // as: see above
    if (running) return running;
    const asked = ask().then((reply) => {
      if (reply.kind === 'ok')
        this.kept.set(key, { answer: reply.answer, at: this.clock.now().getTime() });
      return reply;
    });
    this.asking.set(key, asked);
    return asked.finally(() => this.asking.delete(key));
  }
}
