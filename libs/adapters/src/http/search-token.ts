import type { Clock, SearchCaller } from '@shop/ports/backends';
import type { Reply } from './reply.js';

interface Fetched {
  readonly token: string;
  readonly seconds: number;
}

interface Held {
  readonly token: string;
  /** Clock milliseconds: when to renew, and when it expires. */
  readonly ages: number;
  readonly ends: number;
}

const freshPart = 0.8;

/**
 * The access token of the search API, shared by concurrent callers. From 80 % of its life it is
 * renewed in the background, so that a short outage goes unnoticed. A failed fetch is not cached.
 */
export class SearchToken {
  #held: Held | undefined;
  #flight: Promise<Reply<string>> | undefined;

  constructor(
    /** Fetches one on behalf of the first caller. */
    private readonly ask: (caller: SearchCaller) => Promise<Reply<Fetched>>,
    private readonly clock: Clock,
  ) {}

  get held(): string | undefined {
    return this.#held && this.#now() < this.#held.ends ? this.#held.token : undefined;
  }

  async current(caller: SearchCaller): Promise<Reply<string>> {
    const { held } = this;
    if (held === undefined) return this.#renew(caller);
    if (this.#held && this.#now() >= this.#held.ages) void this.#renew(caller);
    return { kind: 'ok', body: held };
  }

  /** Replaces a refused token, unless it was renewed meanwhile. */
  async instead(refused: string, caller: SearchCaller): Promise<Reply<string>> {
    if (this.#held?.token === refused) this.#held = undefined;
    return this.current(caller);
  }

  #renew(caller: SearchCaller): Promise<Reply<string>> {
    this.#flight ??= this.#fetch(caller).finally(() => (this.#flight = undefined));
    return this.#flight;
  }

  async #fetch(caller: SearchCaller): Promise<Reply<string>> {
    const began = this.#now();
    const reply = await this.ask(caller);
    if (reply.kind !== 'ok') return reply;
    const { token, seconds } = reply.body;
    const life = seconds * 1000;
    this.#held = { token, ages: began + life * freshPart, ends: began + life };
    return { kind: 'ok', body: token };
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
