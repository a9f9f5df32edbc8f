import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Translated } from '@shop/domain';

/** Alternative texts of the sharing pictures, by subject. The build draws one per language. */
export type SharingPictures = Readonly<Record<string, Translated>>;

export const SharingPictures = Symbol('SharingPictures');

export const readSharingPictures = (webFolder: string): SharingPictures =>
  JSON.parse(readFileSync(join(webFolder, 'sharing', 'pictures.json'), 'utf8')) as SharingPictures; // as: our own build wrote it

export const sharingPicture = (subject: string, language: Language): string =>
  `/sharing/${subject}.${language}.png`;

/** A subject without a picture uses the shop's. */
export const pictured = (pictures: SharingPictures, subject: string | undefined): string =>
  subject !== undefined && Object.hasOwn(pictures, subject) ? subject : 'home';
