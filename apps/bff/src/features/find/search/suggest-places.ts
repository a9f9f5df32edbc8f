import { Inject, Injectable } from '@nestjs/common';
import {
  completionParts,
  formatMoney,
  type HotelCode,
  type Language,
  type Money,
  plainText,
  type Visitor,
} from '@shop/domain';
import { type BackendReply, CatalogueGateway, Clock, HotelsGateway } from '@shop/ports/backends';
import type { SuggestionView } from '@shop/ports/screens';
import { firstOf } from '../../../presenters/first-of.js';
import { valueOr } from '../../../presenters/value-or.js';
import { type LowestStays, lowestStaysOf } from '../../../presenters/lowest-stays.js';
import { datesAddress } from '../../../presenters/stay-address.js';
import { Screens } from '../../../screen/screens.js';
import { LocalSearch } from './local-search.js';
import type { ShopEntry } from './search-entries.js';

/** Shorter input matches every text, so only names count. */
const fewestLetters = 3;

const fromTexts = {
  es: (price: string) => `desde ${price}`,
  en: (price: string) => `from ${price}`,
  pt: (price: string) => `a partir de ${price}`,
} as const;

interface Prices {
  readonly adults: BackendReply<ReadonlyMap<string, Money>>;
  readonly nights: BackendReply<ReadonlyMap<HotelCode, Money>>;
}

@Injectable()
export class SuggestPlaces {
  constructor(
    private readonly local: LocalSearch,
    private readonly screens: Screens,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(HotelsGateway) private readonly hotels: HotelsGateway,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(
    query: string,
    { language, currency }: Pick<Visitor, 'language' | 'currency'>,
    most: number,
  ): Promise<readonly SuggestionView[]> {
    const [products, pages, adults, nights] = await Promise.all([
      this.catalogue.products(),
      this.screens.listedBesideProducts(),
      this.catalogue.pricesFrom(currency),
      this.hotels.pricesFrom(currency),
    ]);
    const searchable = { products: valueOr(products, []), pages };
    const prices = { adults, nights };
    const found =
      plainText(query).length < fewestLetters
        ? await this.local.named(query, language, searchable)
        : await this.local.find(query, language, searchable);
    const entries = firstOf(found, (one) => isPlace(one) && isOnSale(one, prices), most);
    const stays = await this.staysOf(entries, nights, currency);
    return entries.map((entry) => presentPlace(entry, query, { ...prices, stays }, language));
  }

  /** Loads dates only if a hotel matches. */
  private async staysOf(
    entries: readonly ShopEntry[],
    nights: Prices['nights'],
    currency: Visitor['currency'],
  ): Promise<LowestStays> {
    if (entries.every(({ hotel }) => hotel === undefined)) return new Map();
    return lowestStaysOf(nights, this.hotels, { currency, now: this.clock.now() });
  }
}

const isPlace = ({ kind, picture }: ShopEntry) => kind !== undefined && picture !== undefined;

/** Drops places unavailable for weeks. If prices failed, nothing counts as closed. */
const isOnSale = ({ slug, hotel }: ShopEntry, { adults, nights }: Prices): boolean =>
  hotel
    ? nights.kind !== 'ok' || nights.answer.has(hotel)
    : adults.kind !== 'ok' || adults.answer.has(slug ?? '');

function presentPlace(
  { id, name, kind = '', picture, slug, hotel }: ShopEntry,
  query: string,
  { adults, nights, stays }: Prices & { readonly stays: LowestStays },
  language: Language,
): SuggestionView {
  const dates = hotel && stays.get(hotel);
  const price = hotel
    ? valueOr(nights, undefined)?.get(hotel)
    : valueOr(adults, undefined)?.get(slug ?? '');
  return {
    keyword: name,
    text: completionParts(name, query),
    // With a price, link to the dates that have it.
    href: hotel && price && dates ? datesAddress(hotel, dates, language) : id,
    place: {
      wall: picture?.wall ?? '',
      scene: picture?.scene ?? { alt: '' },
      kind,
      from: price && fromTexts[language](formatMoney(price)),
    },
  };
}
