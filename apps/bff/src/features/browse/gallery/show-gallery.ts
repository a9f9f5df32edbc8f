import { Inject, Injectable } from '@nestjs/common';
import { type Language, pathOf } from '@shop/domain';
import { type GalleryPicture, OffersContent, type PictureSubject } from '@shop/ports/backends';
import { isInvented } from '../../../screen/is-invented.js';
import { type GalleryPictureView, galleryScreen } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { listedOfferPage, presentOfferPage } from '../../../screen/present-offer-page.js';

/** The gallery: scenes and details, each leading to its place; the address may name one place. */
@Injectable()
export class ShowGallery implements ScreenHandler {
  readonly routes = ['gallery'] as const;
  readonly sharedBy = ['place'] as const;

  constructor(@Inject(OffersContent) private readonly offers: OffersContent) {}

  async show({ visitor, query }: PageQuestion): Promise<ShowOutcome> {
    const { language } = visitor;
    const { href, title, lead, around } = presentOfferPage('gallery', this.offers, language);
    const all = this.offers.gallery(language);
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
        pictures: all
          .filter(({ subject }) => !chosen || subject.key === chosen)
          .map((picture) => presentPicture(picture, language)),
      },
      { ...around, isInvented: isInvented(query, this.sharedBy, { place: [chosen] }) },
    );
  }

  async listed() {
    return [listedOfferPage('gallery', this.offers, 'places')];
  }
}

function presentPicture(
  { subject, file, box, alt }: GalleryPicture,
  language: Language,
): GalleryPictureView {
  const { x, y, width, height } = box;
  return {
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
