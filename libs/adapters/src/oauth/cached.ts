import type { Clock } from '@shop/ports/backends';

/**
 * An answer kept for a while and asked for once at a time. An `undefined` is a failure and is not
 * kept: the next question asks again, and until then has the answer of before.
 */
export class Cached<Answer> {
  #kept: { readonly answer: Answer; readonly askedAt: number } | undefined;
  #underWay: Promise<Answer | undefined> | undefined;

  constructor(
    private readonly ask: () => Promise<Answer | undefined>,
    private readonly keptMs: number,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Answer | undefined> {
    if (this.#kept && this.#age(this.#kept.askedAt) < this.keptMs) return this.#kept.answer;
    return (await this.renewed()) ?? this.#kept?.answer;
  }

  /** What is just being asked for, else what is kept. */
  newest(): Promise<Answer | undefined> {
    return this.#underWay ?? this.get();
  }

  /** A clock that was set back makes nothing young. */
  #age(since: number): number {
    const age = this.clock.now().getTime() - since;
    return age < 0 ? Infinity : age;
  }

  /** Asks again, whatever is kept; that stays when there is no answer. */
  renewed(): Promise<Answer | undefined> {
    this.#underWay ??= this.#asked().finally(() => (this.#underWay = undefined));
    return this.#underWay;
  }

  async #asked(): Promise<Answer | undefined> {
    const askedAt = this.clock.now().getTime();
    const answer = await this.ask();
    if (answer !== undefined) this.#kept = { answer, askedAt };
    return answer;
  }
}
