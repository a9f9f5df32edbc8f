import { Injectable } from '@nestjs/common';
import { type ErrorCode, type KeptLine, type SharedQuote, quoteGroups } from '@shop/domain';
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

/** The cart after the tickets were added, and those left out, by index. */
export interface TakenQuote {
  readonly changed: CartChanged | undefined;
  readonly left: LeftOut;
  /** False after a call without a reply, which may have succeeded. */
  readonly isDecided: boolean;
}

/** Adds tickets and packages to the cart in order. An unavailable one does not stop the rest. */
@Injectable()
export class TakeQuote {
  constructor(private readonly change: ChangeCart) {}

  async run(quote: SharedQuote, visit: Visit, attempt: string): Promise<TakenQuote> {
    let changed: CartChanged | undefined;
    let isDecided = true;
    const left = new Map<number, ErrorCode>();
    for (const group of quoteGroups(quote.lines)) {
      // After a failed call, make no further ones.
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
    { currency }: SharedQuote,
    visit: Visit,
    attempt: string,
    newSession: string | undefined,
  ): Promise<CartChanged | CartRefused> {
    const change = {
      ...changeOf(visit, attempt),
      currency,
      session: newSession ?? visit.cart.session,
    };
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
