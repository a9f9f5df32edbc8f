import { Inject, Injectable } from '@nestjs/common';
import type { CartLine, DisplayCart, Language, Product } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { withinAtMost } from '../../../observability/request-scope.js';
import { LowestPrices } from '../../../presenters/lowest-prices.js';
import type { LineContext } from '../../../presenters/present-line.js';
import type { EditLinks } from '../../../presenters/present-skipped.js';
import { PriceTips } from '../../choose/price-tips/price-tips.js';
import { editLinksOfLine } from './edit-links-of-line.js';
import { editLinksOfPackage } from './edit-links-of-package.js';

interface Context {
  readonly language: Language;
  readonly now: Date;
}

@Injectable()
export class LineContexts {
  constructor(
    private readonly priceTips: PriceTips,
    private readonly lowest: LowestPrices,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly config: Config,
  ) {}

  /** By line id. After a change of the cart it waits only briefly. */
  of(
    cart: DisplayCart,
    catalogue: readonly Product[],
    context: Context,
  ): Promise<ReadonlyMap<string, LineContext>> {
    const ask = () => this.gather(cart, catalogue, context);
    return withinAtMost(this.config.PAGE_DEADLINE_MS / 4, ask);
  }

  private async gather(
    cart: DisplayCart,
    catalogue: readonly Product[],
    { language, now }: Context,
  ): Promise<ReadonlyMap<string, LineContext>> {
    const dated = cart.lines.flatMap(({ id, slug, day }) => (day ? [{ id, slug, day }] : []));
    const { priceTips, content } = this;
    const asked = { cart, catalogue, language, now, priceTips, content };
    const [lowest, ...found] = await Promise.all([
      this.lowest.of(dated, cart.currency, now),
      ...cart.lines.filter(isSingleTicket).map((line) => editLinksOfLine(line, asked)),
      ...cart.packages.map((one) => editLinksOfPackage(one, asked)),
    ]);
    const editLinks = new Map<string, EditLinks>(found.flat());
    const before = new Map(dated.map(({ id }, at) => [id, lowest[at]]));
    return new Map(
      cart.lines.map(({ id }) => [id, { editLinks: editLinks.get(id), lowest: before.get(id) }]),
    );
  }
}

const isSingleTicket = ({ packageId, status }: CartLine) =>
  packageId === undefined && status === 'HELD';
