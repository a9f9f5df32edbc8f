import type { Clock } from '@shop/ports/backends';
import type { OctoDone } from './octo-account.js';

/** Cached for all visitors; callers share one request. Serves stale while it is refreshed. */
export class CachedReply<Answer> {
  #known: { readonly until: number; readonly answer: Answer } | undefined;
  #asking: Promise<OctoDone<Answer>> | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly forMs: number,
    private readonly ask: () => Promise<OctoDone<Answer>>,
  ) {}

  get known(): Answer | undefined {
    return this.#known?.answer;
  }

  async answer(): Promise<OctoDone<Answer>> {
    const now = this.clock.now().getTime();
    const known = this.#known;
    if (known && known.until > now) return { kind: 'ok', state: known.answer };
    this.#asking ??= this.#renew(now).finally(() => {
      this.#asking = undefined;
    });
    return known ? { kind: 'ok', state: known.answer } : this.#asking;
  }

  async #renew(now: number): Promise<OctoDone<Answer>> {
    const asked = await this.ask();
    if (asked.kind === 'ok') this.#known = { until: now + this.forMs, answer: asked.state };
    return asked;
  }
}
