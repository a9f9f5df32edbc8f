import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, WidgetConfiguration } from '@shop/domain';
import type {
  CouponText,
  GalleryPicture,
  OfferPage,
  OfferPageText,
  OffersContent,
  PackageText,
} from '@shop/ports/backends';
import type { z } from 'zod';
import {
  galleryFile,
  packagesFile,
  pageFile,
  promotionsFile,
  sceneSentences,
  widgetFile,
} from './offers-schema.js';
import { readJson, refuse } from './read-json.js';

type Gallery = z.infer<typeof galleryFile>;
type Scenes = z.infer<typeof sceneSentences>;

export class FileOffers implements OffersContent {
  readonly #promotions: z.infer<typeof promotionsFile>;
  readonly #packages: z.infer<typeof packagesFile>;
  readonly #gallery: Gallery;
  readonly #scenes: Scenes;
  readonly #widget: WidgetConfiguration;
  readonly #pages: Readonly<Record<OfferPage, z.infer<typeof pageFile>['page']>>;

  /** Throws a `ContentError` that names the file and the place in it. */
  constructor(folder: string) {
    this.#promotions = readJson(folder, 'promotions.json', promotionsFile);
    this.#packages = readJson(folder, 'packages.json', packagesFile);
    this.#gallery = readJson(folder, 'gallery.json', galleryFile);
    this.#scenes = readJson(join(folder, 'pictures'), 'scenes.json', sceneSentences);
    this.#widget = readJson(folder, 'instalment-widget.json', widgetFile);
    this.#pages = {
      promotions: this.#promotions.page,
      packages: this.#packages.page,
      gallery: this.#gallery.page,
      builder: readJson(folder, 'builder.json', pageFile).page,
      'price-guide': readJson(folder, 'price-guide.json', pageFile).page,
      compare: readJson(folder, 'compare.json', pageFile).page,
    };
    refuse(join(folder, 'packages.json'), this.#missingPlaces(folder));
    refuse(join(folder, 'gallery.json'), this.#missingPictures(folder));
  }

  page(page: OfferPage, language: Language): OfferPageText {
    return this.#pages[page][language];
  }

  coupons(language: Language): readonly CouponText[] {
    return this.#promotions.coupons.map(({ code, percent, from, until, slugs, ...texts }) => {
      return { code, percent, from, until, slugs, ...texts[language] };
    });
  }

  months() {
    return this.#promotions.months;
  }

  instalmentWidget(): WidgetConfiguration {
    return this.#widget;
  }

  packages(language: Language): readonly PackageText[] {
    return this.#packages.packages.map(({ key, slugs, ...texts }) => {
      return { key, slugs, ...texts[language] };
    });
  }

  gallery(language: Language): readonly GalleryPicture[] {
    return this.#gallery.pictures.flatMap(({ subject: key, scene, box, alt }) => {
      const subject = this.#gallery.subjects[key];
      const [x, y, width, height] = box;
      const words = alt ?? this.#scenes[scene]?.alt;
      if (!subject || !words) return [];
      const file = fileOf(scene);
      return [
        {
          subject: { key, ...subject },
          file,
          box: { x, y, width, height },
          alt: words[language],
        },
      ];
    });
  }

  #missingPlaces(folder: string): readonly string[] {
    return this.#packages.packages.flatMap(({ slugs }, position) =>
      slugs
        .filter((slug) => !existsSync(join(folder, 'places', `${slug}.json`)))
        .map((slug) => `packages.${position}.slugs: there is no places/${slug}.json`),
    );
  }

  /** Every picture must exist and have a text and a subject. */
  #missingPictures(folder: string): readonly string[] {
    return this.#gallery.pictures.flatMap(({ subject, scene, alt }, position) => {
      const at = `pictures.${position}`;
      const hasFile = existsSync(join(folder, 'pictures', 'scenes', fileOf(scene)));
      return [
        ...(hasFile ? [] : [`${at}.scene: there is no pictures/scenes/${fileOf(scene)}`]),
        ...(this.#gallery.subjects[subject] ? [] : [`${at}.subject: not among the subjects`]),
        ...((alt ?? this.#scenes[scene]) ? [] : [`${at}.alt: nothing says what is seen`]),
      ];
    });
  }
}

const fileOf = (scene: string) => `${scene}.svg`;
