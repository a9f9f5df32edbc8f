import type { Clock, SearchCaller } from '@shop/ports/backends';
import type { Reply } from './reply.js';

interface Fetched {
  readonly token: string;
  readonly seconds: number;
}

interface Held {
  readonly token: string;
  /** Milliseconds of the clock: from when a new one is fetched, and from when this one is no good. */
  readonly ages: number;
  readonly ends: number;
}

/** The part of its life after which a token is fetched anew. */
const freshPart = 0.8;

/**
 * The access token of the search API: fetched once for all who ask at a time. From 80 % of its life
 * a new one is fetched beside the calls, which go on with the old one until it ends: a token
 * endpoint that is away for a while is not noticed. A fetch that fails is not remembered.
 */
export class SearchToken {
  #held: Held | undefined;
  #flight: Promise<Reply<string>> | undefined;

  constructor(
    /** Asks for one on behalf of whoever needs it first. */
    private readonly ask: (caller: SearchCaller) => Promise<Reply<Fetched>>,
    private readonly clock: Clock,
  ) {}

  /** The token at hand, without fetching any. */
  get held(): string | undefined {
    return this.#held && this.#now() < this.#held.ends ? this.#held.token : undefined;
  }

  async current(caller: SearchCaller): Promise<Reply<string>> {
    const { held } = this;
    if (held === undefined) return this.#renew(caller);
    if (this.#held && this.#now() >= this.#held.ages) void this.#renew(caller);
    return { kind: 'ok', body: held };
  }

  /** Another token than the refused one; the held one if it was renewed meanwhile. */
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
