import { Injectable } from '@nestjs/common';
import { type ErrorCode, type KeptLine, type KeptQuote, quoteGroups } from '@shop/domain';
import type { Visit } from '../../../visit/visit.js';
import {
  type CartChanged,
  type CartRefused,
  ChangeCart,
  changeOf,
  notDone,
} from '../cart/change-cart.js';
import { extrasTogether, partsOf } from './ask-today.js';
import type { LeftOut } from '../cart/quote-address.js';

/** What became of a quote's tickets: the cart as it is since, and by their places those left out. */
export interface TakenQuote {
  readonly changed: CartChanged | undefined;
  readonly left: LeftOut;
  /** A call that nobody answered may have been done. */
  readonly isDecided: boolean;
}

/** Puts tickets and packages into the cart in their order; what can't be had leaves the rest be. */
@Injectable()
export class TakeQuote {
  constructor(private readonly change: ChangeCart) {}

  async run(quote: KeptQuote, visit: Visit, attempt: string): Promise<TakenQuote> {
    let changed: CartChanged | undefined;
    let isDecided = true;
    const left = new Map<number, ErrorCode>();
    for (const group of quoteGroups(quote.lines)) {
      // A backend that gave no answer is not asked on.
      const outcome: CartChanged | CartRefused = isDecided
        ? await this.add(group, quote, visit, attempt, changed?.session)
        : notDone;
      if (outcome.kind === 'changed') changed = outcome;
      else {
        const at = group[outcome.part ?? 0] ?? group[0];
        if (at) left.set(quote.lines.indexOf(at), outcome.code);
        isDecided &&= outcome.isDecided;
      }
    }
    return { changed, left, isDecided };
  }

  private async add(
    group: readonly KeptLine[],
    { currency }: KeptQuote,
    visit: Visit,
    attempt: string,
    begun: string | undefined,
  ): Promise<CartChanged | CartRefused> {
    const change = { ...changeOf(visit, attempt), currency, session: begun ?? visit.cart.session };
    return this.put(group, change);
  }

  private put(group: readonly KeptLine[], change: ReturnType<typeof changeOf>) {
    const [first] = group;
    if (!first) return notDone;
    const { slug, day, time, people, extras, components } = first;
    const choice = { slug, day, time, people, extras, components };
    if (first.package === undefined) return this.change.put(choice, change);
    const wanted = { parts: partsOf(group), people, extras: extrasTogether(group) };
    return this.change.putPackage(wanted, { ...change, package: undefined });
  }
}
