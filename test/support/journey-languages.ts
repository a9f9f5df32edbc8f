import { basename } from 'node:path';
import { type Language, languages } from '@shop/domain';

const turnOf = (file: string) =>
  [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % languages.length;

/** A file's languages: one by turns, or all with `LANGUAGES=all` as in `npm run test:whole`. */
export const journeyLanguages: readonly Language[] =
  process.env.LANGUAGES === 'all'
    ? languages
    : [languages[turnOf(expect.getState().testPath ?? '')] ?? 'es'];
