import { Inject, Injectable } from '@nestjs/common';
import {
  type CartLine,
  type DisplayCart,
  type ErrorCode,
  isBeforeLastEntry,
  type NearDay,
  parkDayAt,
  pathOf,
  type Product,
  productOf,
  whyLost,
  type WhyLost,
  writeShortDate,
  writeTime,
} from '@shop/domain';
import { CatalogueGateway } from '@shop/ports/backends';
import type { Problem, ProblemAction } from '@shop/ports/screens';
import { lineAddress, packageAddress } from '../../../presenters/line-addresses.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { findNearDays } from '../../choose/price-tips/near-days.js';

type Question = Pick<PageQuestion, 'visitor' | 'now'>;

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

/** For each line that lost its places: why, and which near days are available. */
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
      const product = productOf(products, line.slug);
      return [line.id, await this.problemOf({ line, product, cart }, question)] as const;
    });
    return new Map(await Promise.all(said));
  }

  private async problemOf(lost: Lost, question: Question): Promise<Problem> {
    const { language } = question.visitor;
    const why = whyLost(lost.line, lost.cart, isOver(lost, question.now));
    // Its own day is available, but another ticket blocks it.
    const near =
      why === 'withPackage' || why === 'withNights' ? [] : await this.near(lost, question.now);
    const again: ProblemAction = {
      kind: 'retry',
      href: pathOf({ name: 'cart', params: {} }, language),
    };
    const days = near.map((one): ProblemAction => ({
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
    const taken = cart.lines.flatMap((other) => (other.id !== id && other.day) || []);
    const { currency } = cart;
    return findNearDays(this.catalogue, { product, visit: { ...line, day }, taken, currency, now });
  }
}

const isOver = ({ line: { day }, product }: Lost, now: Date): boolean =>
  day !== undefined &&
  (product ? !isBeforeLastEntry(product.schedule, day, now) : day < parkDayAt(now));

/** Opens the line's form in the cart with that day; for a package, the package's form. */
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
