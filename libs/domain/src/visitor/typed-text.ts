/** Marks that nobody sees and that come along with a paste. Fillers without a shape are letters. */
const unseen = /(?!\p{L})\p{Default_Ignorable_Code_Point}/gu;

/** A text without what nobody sees in it. */
export const visible = (text: string): string => text.replace(unseen, '');

/** A text of a form as we keep it: nothing unseen in it or around it, accents written in one way. */
export const tidy = (text: string): string => visible(text).normalize('NFC').trim();

const dashes = /[\p{Pd}\u2212]/gu;
/** Brackets, quotes and the marks of a sentence. */
const mark = String.raw`[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,;:!?'"#*]+`;
const around = new RegExp(`^${mark}|${mark}$`, 'gu');

/** A code as it is kept, whatever it was copied from: plain letters and hyphens, no marks around it. */
export const tidyCode = (text: string): string =>
  visible(text).normalize('NFKC').replace(dashes, '-').replace(around, '');

/**
 * What a code that was read aloud may be, likeliest first: with hyphens for blanks, in groups of four
 * behind its prefix, and without any.
 */
export function codesToTry(typed: string, prefix = 0): readonly string[] {
  const code = tidyCode(typed).toUpperCase();
  const letters = code.replace(/[\s-]+/gu, '');
  const [head, tail] = [letters.slice(0, prefix), letters.slice(prefix)];
  const groups = [head, ...(tail.match(/.{1,4}/gu) ?? [])].filter(Boolean).join('-');
  return [...new Set([code.replace(/\s+/gu, '-'), groups, letters])].filter(Boolean);
}
