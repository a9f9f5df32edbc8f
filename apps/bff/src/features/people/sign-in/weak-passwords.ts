import { Inject, Injectable } from '@nestjs/common';
import { hotelCodes } from '@shop/domain';
import { ContentSource, HotelsContent, PlacesContent } from '@shop/ports/backends';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** Refuses passwords that attackers try first: common ones and the shop's own words. */
@Injectable()
export class WeakPasswords {
  private readonly words: ReadonlySet<string>;

  constructor(
    @Inject(ContentSource) content: ContentSource,
    @Inject(HotelsContent) hotels: HotelsContent,
    @Inject(PlacesContent) places: PlacesContent,
  ) {
    const { about, destinations } = places.pages;
    const names = [
      content.site('es').brand,
      'taquilla',
      ...content.slugs.flatMap((slug) => [slug, content.place(slug, 'es')?.name ?? slug]),
      ...hotelCodes.map((code) => hotels.hotel(code, 'es').name),
      ...[...about, ...destinations].map(({ key }) => key),
    ];
    this.words = new Set(names.map(lettersOf));
  }

  /** Common in any case, one repeated character, or a word of the shop with any additions. */
  readonly has = (password: string): boolean =>
    common.has(password.toLowerCase()) ||
    /^(.)\1*$/su.test(password) ||
    this.words.has(lettersOf(password));
}
