/** Invisible characters that come with pasted text, except blank letters. */
const unseen = /(?!\p{L})\p{Default_Ignorable_Code_Point}/gu;

export const visible = (text: string): string => text.replace(unseen, '');

/** Normalises a form text: no invisible characters, NFC, trimmed. */
export const tidy = (text: string): string => visible(text).normalize('NFC').trim();

const dashes = /[\p{Pd}\u2212]/gu;
/** Brackets, quotes and sentence marks. */
const mark = String.raw`[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,;:!?'"#*]+`;
const around = new RegExp(`^${mark}|${mark}$`, 'gu');

/** Normalises a copied code: plain letters and hyphens, no marks around it. */
export const tidyCode = (text: string): string =>
  visible(text).normalize('NFKC').replace(dashes, '-').replace(around, '');

/** Guesses for a code read aloud: blanks as hyphens, groups of four, no hyphens. */
export function codesToTry(typed: string, prefix = 0): readonly string[] {
  const code = tidyCode(typed).toUpperCase();
  const letters = code.replace(/[\s-]+/gu, '');
  const [head, tail] = [letters.slice(0, prefix), letters.slice(prefix)];
  const groups = [head, ...(tail.match(/.{1,4}/gu) ?? [])].filter(Boolean).join('-');
  return [...new Set([code.replace(/\s+/gu, '-'), groups, letters])].filter(Boolean);
}
