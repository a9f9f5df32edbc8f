import { Inject, Injectable } from '@nestjs/common';
import {
  compareQuote,
  type ErrorCode,
  isQuoteOver,
  type KeptLine,
  type Language,
  lineChange,
  pathOf,
  productOf,
  quoteGroups,
  type SharedQuote,
  unitTypes,
  writeShortDate,
} from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import type { Problem, QuoteLineView, SharedQuoteView, ProblemAction } from '@shop/ports/screens';
import { componentOf } from '../../../presenters/present-cart.js';
import { presentScene, writeSchedule } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';
import type { QuoteToday } from './ask-today.js';
import { type QuoteLineContext, changeOf, listOf, moved } from './present-quote-change.js';
import type { LeftOut } from '../cart/quote-address.js';

export interface QuoteFacts {
  readonly quote: SharedQuote;
  readonly today: QuoteToday;
  readonly left: LeftOut;
  readonly now: Date;
  readonly language: Language;
}

type FromFacts = 'until' | 'ended' | 'groups' | 'before' | 'today' | 'total' | 'hadCode';

@Injectable()
export class QuoteWriter {
  constructor(@Inject(ContentSource) private readonly content: ContentSource) {}

  forged(language: Language): Problem {
    return presentProblem('quoteForged', language, [listOf(language)]);
  }

  /** Problem of a ticket that could not be added to the cart. */
  leftOut({ lines }: SharedQuote, at: number, code: ErrorCode, language: Language): Problem {
    const line = lines[at];
    const name = line && this.nameOf(line, language);
    const day = line?.day && writeShortDate(line.day, language);
    const actions = inTheWay.includes(code) ? [cartOf(language)] : [];
    const detail = [name, day].filter(Boolean).join(', ');
    const problem = presentProblem(code, language, actions, detail);
    return { ...problem, field: 'page' };
  }

  written(facts: QuoteFacts): Pick<SharedQuoteView, FromFacts> {
    const { quote, today, now, language } = facts;
    const { changes, ...sums } = compareQuote(quote, today.lines);
    const isMixed = changes.some(({ kind }) => kind === 'gone' || kind === 'unknown');
    const total =
      isMixed || !sums.today
        ? undefined
        : moved(
            lineChange({ amount: sums.before }, { kind: 'sold', amount: sums.today }),
            language,
          );
    return {
      until: writeParkMoment(quote.until, language),
      ended: isQuoteOver(quote, now) ? presentProblem('quoteExpired', language) : undefined,
      groups: quoteGroups(quote.lines).map((group) => this.group(group, facts)),
      before: presentMoney(sums.before, language),
      today: sums.today && presentMoney(sums.today, language),
      total: total ?? { kind: 'mixed' },
      hadCode: quote.hadCode,
    };
  }

  private group(group: readonly KeptLine[], facts: QuoteFacts): readonly QuoteLineView[] {
    const { quote, left } = facts;
    const places = group.map((line) => quote.lines.indexOf(line));
    const isTaken = left.size > 0 && !places.some((at) => left.has(at));
    return group.map((line, at) => this.line(line, places[at] ?? 0, { ...facts, group, isTaken }));
  }

  private line(line: KeptLine, at: number, context: QuoteLineContext): QuoteLineView {
    const { today, language } = context;
    const product = productOf(today.catalogue, line.slug);
    const now = today.lines[at];
    return {
      name: this.nameOf(line, language),
      ...presentScene(this.content, line.slug, language),
      date: line.day && writeShortDate(line.day, language),
      hours: writeSchedule(product, line.time, language),
      people: unitTypes
        .filter((unit) => line.people[unit] > 0)
        .map((unit) => ({ unit, quantity: line.people[unit] })),
      extras: line.extras.map((extra) => this.content.extra(extra, language).name),
      component: componentOf(line, product),
      before: presentMoney(line.amount, language),
      today: now?.kind === 'sold' ? presentMoney(now.amount, language) : undefined,
      change: changeOf(line, at, product, context),
    };
  }

  private nameOf({ slug }: KeptLine, language: Language): string {
    return this.content.place(slug, language)?.name ?? slug;
  }
}

/** Refusals that only the cart's contents cause. */
const inTheWay: readonly ErrorCode[] = ['duplicate', 'cartFull', 'placesHeld'];

const cartOf = (language: Language): ProblemAction => ({
  kind: 'openCart',
  href: pathOf({ name: 'cart', params: {} }, language),
});
