import type { Written } from '@shop/ports/backends';

/** Keeps the first answer of every idempotency key; the same key with another body is rejected. */
export class FirstAnswers {
  readonly #answers = new Map<string, { asked: string; answer: Written<unknown> }>();

  once<State>(key: string, asked: unknown, write: () => Written<State>): Written<State> {
    const text = JSON.stringify(asked);
    const first = this.#answers.get(key);
    if (!first) {
      const answer = write();
      this.#answers.set(key, { asked: text, answer });
      return answer;
    }
    if (first.asked !== text) return { kind: 'failed', reason: 'rejected' };
    return first.answer as Written<State>; // as: the same question, so the same kind of answer
  }
}
