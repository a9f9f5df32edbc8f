import type { CurrencyCode, ParkMonth } from '@shop/domain';
import type {
  CatalogueGateway,
  HotelsGateway,
  NewsletterGateway,
  PaymentGateway,
  SearchGateway,
} from '@shop/ports/backends';

export interface PortPromise {
  readonly name: string;
  /** Throws where it is not so. */
  keeps(): Promise<void>;
}

export interface Asking {
  readonly month: ParkMonth;
  readonly currency: CurrencyCode;
}

export const promisesOf: {
  CatalogueGateway(gateway: CatalogueGateway, asking: Asking): readonly PortPromise[];
  HotelsGateway(gateway: HotelsGateway, asking: Asking): readonly PortPromise[];
  NewsletterGateway(gateway: NewsletterGateway): readonly PortPromise[];
  PaymentGateway(gateway: PaymentGateway, asking: Pick<Asking, 'currency'>): readonly PortPromise[];
  /** `word`: one that pages of the shop have in each language. */
  SearchGateway(gateway: SearchGateway, asking: { readonly word: string }): readonly PortPromise[];
};
