import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  type CartLine,
  type DisplayCart,
  type ErrorCode,
  isBeforeLastEntry,
  monthOf,
  type NearDay,
  nearestDays,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
  pathOf,
  type Product,
  saleHorizonDays,
  whyLost,
  type WhyLost,
  writeShortDate,
  writeTime,
} from '@shop/domain';
import { CatalogueGateway } from '@shop/ports/backends';
import type { Problem, Way } from '@shop/ports/screens';
import { answerOr } from '../../../presenters/answer-or.js';
import { lineAddress, packageAddress } from '../../../presenters/line-addresses.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { placesOn } from '../builder/places-on.js';

type Question = Pick<PageQuestion, 'visitor' | 'now'>;

/** A line whose places are gone, in its cart. */
interface Lost {
  readonly line: CartLine;
  readonly product: Product | undefined;
  readonly cart: DisplayCart;
}

const codes: Readonly<Record<WhyLost, ErrorCode>> = {
  past: 'linePast',
  soldOut: 'lineUnavailable',
  closed: 'lineClosed',
  withPackage: 'lineWithPackage',
  withNights: 'lineWithNights',
  released: 'lineReleased',
};

/** How far from its day another one is looked for. */
const reachDays = 31;

/** Says of each line that lost its places why, and when near by they can be had. */
@Injectable()
export class LostLines {
  constructor(@Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway) {}

  async of(
    cart: DisplayCart,
    products: readonly Product[],
    question: Question,
  ): Promise<ReadonlyMap<string, Problem>> {
    const lost = cart.lines.filter(({ status }) => status === 'UNAVAILABLE');
    const said = lost.map(async (line) => {
      const product = products.find(({ slug }) => slug === line.slug);
      return [line.id, await this.problemOf({ line, product, cart }, question)] as const;
    });
    return new Map(await Promise.all(said));
  }

  private async problemOf(lost: Lost, question: Question): Promise<Problem> {
    const { language } = question.visitor;
    const why = whyLost(lost.line, lost.cart, isOver(lost, question.now));
    // Its own day can be had: what stands in its way is another ticket's.
    const near =
      why === 'withPackage' || why === 'withNights' ? [] : await this.near(lost, question.now);
    const again: Way = { kind: 'retry', href: pathOf({ name: 'cart', params: {} }, language) };
    const days = near.map((one): Way => ({
      kind: 'otherDay',
      href: addressOn(one, lost, question),
      text: [writeShortDate(one.day, language), one.time && writeTime(one.time, language)]
        .filter(Boolean)
        .join(', '),
    }));
    return presentProblem(codes[why], language, [...(why === 'released' ? [again] : []), ...days]);
  }

  private async near({ line, product, cart }: Lost, now: Date): Promise<readonly NearDay[]> {
    const { day, id } = line;
    if (!product || !day) return [];
    const { schedule, slug } = product;
    const replies = await Promise.all(
      monthsAround(day, now).map((month) => this.catalogue.calendar(slug, month, cart.currency)),
    );
    const offered = replies
      .flatMap((reply) => answerOr(reply, []))
      .filter((one) => one.status !== 'CLOSED' && isBeforeLastEntry(schedule, one.day, now))
      .map((one) => placesOn(one, schedule.type, now));
    const taken = cart.lines.flatMap((other) => (other.id !== id && other.day) || []);
    return nearestDays({ ...line, day }, offered, taken);
  }
}

const isOver = ({ line: { day }, product }: Lost, now: Date): boolean =>
  day !== undefined &&
  (product ? !isBeforeLastEntry(product.schedule, day, now) : day < parkDayAt(now));

/** The months in which days near by are, within the sale. */
function monthsAround(day: ParkDay, now: Date): readonly ParkMonth[] {
  const today = parkDayAt(now);
  const last = addDays(today, saleHorizonDays);
  const middle = within(day, today, last);
  const from = monthOf(within(addDays(middle, -reachDays), today, last));
  const to = monthOf(within(addDays(middle, reachDays), today, last));
  const months = [from];
  while ((months.at(-1) ?? to) < to) months.push(nextMonth(months.at(-1) ?? to));
  return months;
}

const within = (day: ParkDay, first: ParkDay, last: ParkDay): ParkDay =>
  day < first ? first : day > last ? last : day;

/** Where the line is changed with that day filled in: in the cart, a package with all its tickets. */
function addressOn(
  { day, time }: NearDay,
  { line, product, cart }: Lost,
  { visitor: { language } }: Question,
): string {
  const moved = { ...line, day, time };
  const whole = cart.packages.find(({ id }) => id === line.packageId);
  if (!whole) return lineAddress(moved, product, language);
  const parts = cart.lines
    .filter(({ packageId }) => packageId === whole.id)
    .map((part) => (part.id === line.id ? moved : part));
  const slot = parts.findIndex(({ id }) => id === line.id);
  return packageAddress(whole, parts, language, slot);
}
