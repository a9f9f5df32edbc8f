import type { Clock } from '@shop/ports/backends';

/**
 * Caches a reply and shares one fetch between callers. `undefined` is a failure: the old reply
 * stays in use and the next call fetches again.
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

  /** The fetch in progress, else the cached reply. */
  newest(): Promise<Answer | undefined> {
    return this.#underWay ?? this.get();
  }

  /** If the clock was set back, the reply counts as expired. */
  #age(since: number): number {
    const age = this.clock.now().getTime() - since;
    return age < 0 ? Infinity : age;
  }

  /** Fetches again; keeps the old reply on failure. */
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
