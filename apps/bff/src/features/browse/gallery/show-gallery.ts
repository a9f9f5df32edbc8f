import { Inject, Injectable } from '@nestjs/common';
import { buyRoute, type Language, pathOf, type Product, productOf } from '@shop/domain';
import {
  CatalogueGateway,
  type GalleryPicture,
  OffersContent,
  type PictureSubject,
  PlacesContent,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { isUnknownQuery } from '../../../screen/is-unknown-query.js';
import { type GalleryPictureView, galleryScreen } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { listedOfferPage, presentOfferPage } from '../../../screen/present-offer-page.js';

@Injectable()
export class ShowGallery implements ScreenHandler {
  readonly routes = ['gallery'] as const;
  readonly sharedBy = ['place'] as const;
  readonly isWithoutPrices = true;

  constructor(
    @Inject(OffersContent) private readonly offers: OffersContent,
    @Inject(PlacesContent) private readonly places: PlacesContent,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
  ) {}

  async show({ visitor, query }: PageQuestion): Promise<ShowOutcome> {
    const { language } = visitor;
    const { href, title, lead, around } = presentOfferPage('gallery', this.offers, language);
    const all = this.offers.gallery(language);
    const products = valueOr(await this.catalogue.products(), []);
    const subjects = new Map(all.map(({ subject }) => [subject.key, subject]));
    const chosen = subjects.get(query.get('place') ?? '')?.key;
    return shown(
      galleryScreen,
      {
        title,
        lead,
        filters: [...subjects.values()].map(({ key, name }) => ({
          key,
          name,
          href: key === chosen ? href : `${href}?place=${key}`,
          isOn: key === chosen,
        })),
        clear: href,
        pictures: withKeys(all)
          .filter(({ subject }) => !chosen || subject.key === chosen)
          .map((picture) => ({
            ...presentPicture(picture, language),
            sale: this.saleOf(picture.subject, products, language),
          })),
      },
      { ...around, hasUnknownQuery: isUnknownQuery(query, this.sharedBy, { place: [chosen] }) },
    );
  }

  async listed() {
    return [listedOfferPage('gallery', this.offers, 'places')];
  }

  private saleOf(
    subject: PictureSubject,
    products: readonly Product[],
    language: Language,
  ): GalleryPictureView['sale'] {
    if (subject.kind === 'hotel') return { kind: 'night', href: addressOf(subject, language) };
    const slug = this.places.about(subject.key, language)?.slug;
    const product = productOf(products, slug);
    return product && { kind: 'ticket', href: pathOf(buyRoute(product), language) };
  }
}

type KeyedPicture = GalleryPicture & Pick<GalleryPictureView, 'key'>;

/** Keys a picture by its place and its number there, so that shared URLs stay valid. */
function withKeys(pictures: readonly GalleryPicture[]): readonly KeyedPicture[] {
  const counts = new Map<string, number>();
  return pictures.map((picture) => {
    const { key } = picture.subject;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return { ...picture, key: `${key}-${number}` };
  });
}

function presentPicture(
  { key, subject, file, box, alt }: KeyedPicture,
  language: Language,
): Omit<GalleryPictureView, 'sale'> {
  const { x, y, width, height } = box;
  return {
    key,
    src: `/pictures/scenes/${file}#svgView(viewBox(${x},${y},${width},${height}))`,
    width,
    height,
    alt,
    wall: subject.wall,
    place: { name: subject.name, href: addressOf(subject, language) },
  };
}

const addressOf = ({ kind, key }: PictureSubject, language: Language): string =>
  kind === 'park'
    ? pathOf({ name: 'about', params: { park: key } }, language)
    : pathOf({ name: 'hotels', params: { brand: key } }, language);
