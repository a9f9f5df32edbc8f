import { Inject, Injectable } from '@nestjs/common';
import {
  choiceIssues,
  countPeople,
  earliestEnd,
  extras,
  hasPlaces,
  type KeptLine,
  type LineToday,
  monthOf,
  type PackageComponent,
  type Product,
  productOf,
  quoteGroups,
  refusalsOf,
  type SharedQuote,
  togetherToday,
  wantedOf,
} from '@shop/domain';
import { type CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';

/** Today's prices of a saved quote, one entry per ticket, and until when they are valid. */
export interface QuoteToday {
  readonly lines: readonly LineToday[];
  readonly validUntil: Date | undefined;
  readonly catalogue: readonly Product[];
}

interface GroupToday {
  readonly lines: readonly LineToday[];
  readonly validUntil: Date | undefined;
}

interface DayReply {
  readonly day: CalendarDay | undefined;
  readonly isUnknown: boolean;
}

const unknown: LineToday = { kind: 'unknown' };

/** Quotes every ticket and package again, and reads the places of every day, in parallel. */
@Injectable()
export class AskToday {
  constructor(@Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway) {}

  async run({ lines, currency }: SharedQuote, now: Date): Promise<QuoteToday> {
    const groups = quoteGroups(lines);
    const [products, days, prices] = await Promise.all([
      this.catalogue.products(),
      Promise.all(lines.map((line) => this.dayOf(line, currency))),
      Promise.all(groups.map((group) => this.priceOf(group, currency))),
    ]);
    const catalogue = valueOr(products, []);
    const today = new Map<KeptLine, LineToday>();
    for (const [index, group] of groups.entries()) {
      const priced = prices[index]?.lines ?? [];
      const parts = group.map((line, at): LineToday => {
        if (products.kind !== 'ok') return unknown;
        const product = productOf(catalogue, line.slug);
        const why = goneFor(line, product, days[lines.indexOf(line)], now);
        return why ? { kind: 'gone', why } : (priced[at] ?? unknown);
      });
      const together = togetherToday(parts);
      for (const [at, line] of group.entries()) today.set(line, together[at] ?? unknown);
    }
    return {
      lines: lines.map((line) => today.get(line) ?? unknown),
      validUntil: earliestEnd(prices.map(({ validUntil }) => validUntil)),
      catalogue,
    };
  }

  private async dayOf(
    { slug, day }: KeptLine,
    currency: SharedQuote['currency'],
  ): Promise<DayReply> {
    if (!day) return { day: undefined, isUnknown: true };
    const reply = await this.catalogue.calendar(slug, monthOf(day), currency);
    const calendarDay = valueOr(reply, []).find((one) => one.day === day);
    return { day: calendarDay, isUnknown: reply.kind !== 'ok' };
  }

  private async priceOf(
    group: readonly KeptLine[],
    currency: SharedQuote['currency'],
  ): Promise<GroupToday> {
    const [first] = group;
    if (first?.package === undefined) return this.singleTicketOf(first, currency);
    const parts = partsOf(group);
    const question = { parts, people: first.people, extras: extrasTogether(group), currency };
    const reply = await this.catalogue.quotePackage(question);
    if (reply.kind !== 'ok') return { lines: [], validUntil: undefined };
    return {
      lines: reply.answer.parts.map(({ total }) => ({ kind: 'sold', amount: total })),
      validUntil: reply.answer.validUntil,
    };
  }

  private async singleTicketOf(
    line: KeptLine | undefined,
    currency: SharedQuote['currency'],
  ): Promise<GroupToday> {
    const reply = line && (await this.catalogue.quote({ ...line, currency }));
    if (reply?.kind !== 'ok') return { lines: [], validUntil: undefined };
    const { total, validUntil } = reply.answer;
    return { lines: [{ kind: 'sold', amount: total }], validUntil };
  }
}

/** Extras of a package are chosen for all its parts: the union of its lines. */
export const extrasTogether = (group: readonly KeptLine[]) =>
  extras.filter((extra) => group.some((line) => line.extras.includes(extra)));

/** Packages have no open tickets. */
export const partsOf = (group: readonly KeptLine[]): readonly PackageComponent[] =>
  group.flatMap(({ slug, day, time, components }) =>
    day ? [{ slug, day, time, components }] : [],
  );

/** Why a ticket is unavailable, by the rules or the places left. */
function goneFor(
  line: KeptLine,
  product: Product | undefined,
  reply: DayReply | undefined,
  now: Date,
) {
  if (!product) return 'unknownProduct';
  const { day, isUnknown = true } = reply ?? {};
  const wanted = wantedOf(line, line.day === undefined);
  const [why] = refusalsOf(choiceIssues(wanted, product, { now, calendarDay: day, isUnknown }));
  const hasRoom = !day || hasPlaces(day, line.time, countPeople(line.people));
  return why ?? (hasRoom ? undefined : 'noAvailability');
}
