import { FileContent, FileHotels, FileOffers } from '@shop/adapters/files';
import { RandomIds } from '@shop/adapters/system';
import { type Language, type Product, visitorOf } from '@shop/domain';
import type { CartGateway, CatalogueGateway, UsersGateway } from '@shop/ports/backends';
import type { BuilderView, Problem } from '@shop/ports/screens';
import { GatherBuilderFacts } from '../../apps/bff/src/features/choose/builder/gather-builder-facts.js';
import { BuilderPresenter } from '../../apps/bff/src/features/choose/builder/present-builder.js';
import { ShowBuilder } from '../../apps/bff/src/features/choose/builder/show-builder.js';
import type { Config } from '../../apps/bff/src/config/config.js';
import { OwnCoupons } from '../../apps/bff/src/features/choose/promo/own-coupons.js';
import { PriceTips } from '../../apps/bff/src/features/choose/price-tips/price-tips.js';
import { LinePresenter } from '../../apps/bff/src/presenters/present-line.js';
import { aCatalogue, type Stock } from './a-catalogue.js';
import { aProduct } from './a-product.js';
import { RecordingReporter } from './recording-reporter.js';

/** A Friday, 10:00 park time. */
const now = new Date('2026-11-20T15:00:00Z');

const flagship = {
  businessUnitCode: 'XC',
  variantOf: 'gran-ceiba-basico',
  notDiscount: true,
};

/** One product of each kind. All open daily except Copalera, which closes on Sundays. */
export const builderProducts: readonly Product[] = [
  aProduct({ slug: 'gran-ceiba-basico', ...flagship, code: 'XCEPA' }),
  aProduct({
    slug: 'gran-ceiba-total',
    ...flagship,
    componentGroups: [
      {
        id: 51,
        components: [
          { id: 511, name: 'Vuelo del Toh' },
          { id: 512, name: 'Río de Luz' },
        ],
      },
    ],
  }),
  aProduct({
    slug: 'copalera',
    businessUnitCode: 'XP',
    schedule: { type: 'OPENING_HOURS', weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '17:00' },
  }),
  aProduct({ slug: 'laguna-nacar' }),
  aProduct({ slug: 'laguna-nacar-tarde', variantOf: 'laguna-nacar' }),
  aProduct({ slug: 'bruma', businessUnitCode: 'XS' }),
  aProduct({ slug: 'son-de-rio', upgrades: ['transport'], canAddPhoto: false }),
  aProduct({
    slug: 'ojos-de-agua',
    businessUnitCode: 'XN',
    tourOnly: true,
    schedule: {
      type: 'START_TIME',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      startTimes: ['08:00', '10:30'],
    },
  }),
  aProduct({ slug: 'guarida', businessUnitCode: 'XC' }),
];

/** An adult costs 1,000.00 and an add-on 200.00, before any discount. */
export const builderCatalogue = (stock: Partial<Stock> = {}) =>
  aCatalogue({ products: builderProducts, now, ...stock });

export const timeout = { kind: 'failed', reason: 'timeout' } as const;

/** The same catalogue with one call that fails or is not offered. */
export const builderWithout = (
  call: 'calendar' | 'quotePackage',
  reply: typeof timeout | { readonly kind: 'unknown' },
  catalogue = builderCatalogue(),
): CatalogueGateway => ({ ...catalogue, [call]: () => Promise.resolve(reply) });

const content = new FileContent('content');
const offers = new FileOffers('content');
/** Without a cart cookie the builder never calls the cart backend. */
const noCarts = {} as CartGateway; // as: not called
/** Without a session the builder never asks for coupons. */
const nobody = {} as UsersGateway; // as: not called
const config = {} as Config; // as: read only for a signed-in visitor

interface Asked {
  readonly catalogue?: CatalogueGateway;
  readonly language?: Language;
  readonly problems?: readonly Problem[];
  /** The time of the request; the catalogue has its own clock. */
  readonly now?: Date;
}

/** The builder's view for a query such as `part=bruma_2027-01-12&slot=2`. */
export async function builderAt(draft: string, asked: Asked = {}): Promise<BuilderView> {
  const { catalogue = builderCatalogue(), language = 'es', problems = [] } = asked;
  const builder = new ShowBuilder(
    catalogue,
    offers,
    new GatherBuilderFacts(
      catalogue,
      noCarts,
      new PriceTips(catalogue, content),
      new OwnCoupons(nobody, config),
    ),
    new BuilderPresenter(
      content,
      offers,
      new LinePresenter(content, new RecordingReporter()),
      new FileHotels('content'),
      new RandomIds(),
    ),
  );
  const outcome = await builder.show({
    visitor: visitorOf({
      language,
      currency: 'MXN',
      isMobile: false,
      phoneCountry: undefined,
      theme: undefined,
      edgeCountry: undefined,
    }),
    route: { name: 'buildPackage', params: {} },
    query: new URLSearchParams(draft),
    path: `/es/arma-tu-paquete/?${draft}`,
    now: asked.now ?? now,
    requestId: 'request-1',
    own: {
      cartSession: undefined,
      orders: [],
      payments: [],
      session: { kind: 'none' },
      cameFrom: undefined,
      stay: { kind: 'none' },
    },
    problems,
    typed: {},
  });
  if (outcome.kind !== 'shown') throw new Error(`the builder is ${outcome.kind}`);
  return outcome.view as BuilderView; // as: the only screen this handler shows
}
