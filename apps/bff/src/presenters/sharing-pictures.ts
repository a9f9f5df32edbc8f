import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Translated } from '@shop/domain';

/** What the pictures for sharing show, by subject; the build draws one of each in each language. */
export type SharingPictures = Readonly<Record<string, Translated>>;

export const SharingPictures = Symbol('SharingPictures');

/** The pictures that this build has. */
export const readSharingPictures = (webFolder: string): SharingPictures =>
  JSON.parse(readFileSync(join(webFolder, 'sharing', 'pictures.json'), 'utf8')) as SharingPictures; // as: our own build wrote it

/** The path of a subject's picture. */
export const sharingPicture = (subject: string, language: Language): string =>
  `/sharing/${subject}.${language}.png`;

/** A subject that has no picture is shown by the shop's own. */
export const pictured = (pictures: SharingPictures, subject: string | undefined): string =>
  subject !== undefined && Object.hasOwn(pictures, subject) ? subject : 'home';
