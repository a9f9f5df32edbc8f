import { zero } from '@shop/domain';
import type {
  BackendReply,
  CatalogueGateway,
  PackageQuestion,
  PackageQuote,
} from '@shop/ports/backends';
import { currentAsker } from '../observability/request-scope.js';
import type { WrongCodes } from './limits/wrong-codes.js';

/** Stops quoting promo codes for an address that guesses them. */
export class LimitedCatalogue implements CatalogueGateway {
  constructor(
    private readonly catalogue: CatalogueGateway,
    private readonly wrongCodes: WrongCodes,
  ) {}

  products: CatalogueGateway['products'] = () => this.catalogue.products();
  calendar: CatalogueGateway['calendar'] = (...asked) => this.catalogue.calendar(...asked);
  quote: CatalogueGateway['quote'] = (...asked) => this.catalogue.quote(...asked);
  pickups: CatalogueGateway['pickups'] = (...asked) => this.catalogue.pickups(...asked);
  pricesFrom: CatalogueGateway['pricesFrom'] = (...asked) => this.catalogue.pricesFrom(...asked);

  async quotePackage({ promo, ...question }: PackageQuestion): Promise<BackendReply<PackageQuote>> {
    if (!promo) return this.catalogue.quotePackage(question);
    const measured = await this.wrongCodes.measure<BackendReply<PackageQuote>>(
      currentAsker(),
      promo.code,
      () => this.catalogue.quotePackage({ ...question, promo }),
      (asked) => asked.kind === 'ok' && asked.answer.promo?.refusal?.reason === 'unknown',
    );
    return measured.kind === 'asked'
      ? measured.reply
      : withoutCode(promo.code, await this.catalogue.quotePackage(question));
  }
}

function withoutCode(
  promoCode: string,
  asked: BackendReply<PackageQuote>,
): BackendReply<PackageQuote> {
  if (asked.kind !== 'ok') return asked;
  const { total } = asked.answer;
  const refused = { lines: [], saved: zero(total.currency), refusal: { isTooFast: true } };
  const promo = { code: promoCode, title: undefined, percent: undefined, ...refused };
  return { ...asked, answer: { ...asked.answer, promo } };
}
