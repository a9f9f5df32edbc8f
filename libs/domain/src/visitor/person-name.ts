/** Characters (UTF-16) of a first or a last name, as a form's `maxlength` counts them. */
export const longestName = 80;

/** What could end a line, break an encoding or turn the reading direction: no name has it. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const allUnfit = new RegExp(unfit, 'gu');

/**
 * What mail programs turn into a link: order mails with a name of the sender's choice reach strangers.
 * `.de` after one or two letters is a word: `Ma.de los Ángeles`, `S.A.de C.V.`
 */
const link =
  /\w:\/\/|\bwww\.|\.\p{L}{2,}[/?#]|[\p{L}\d]\.(?:com|net|org|info|biz|io|ly|me|co|cc|tk|xyz|top|site|online|shop|store|link|click|club|live|app|dev|icu|ru|cn|mx|br|es|us|uk|fr)(?![\p{L}\d])|(?:[\p{L}\d-]{3}|\d)\.de(?![\p{L}\d])|\p{L}\.de(?![\s\p{L}\d])/iu;

/** Nobody sees these; joiners change the letters beside them in Persian and Indian names. */
const unseen = /(?![\p{L}\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const looseJoiners = /(^|[^\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[^\p{L}\p{M}])/gu;
/** Letters and a symbol without a shape. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A name as we keep it: nothing unseen, accents written in one way, joiners inside words alone. */
export const tidyName = (text: string): string =>
  text.replace(unseen, '').normalize('NFC').replace(blanks, ' ').replace(looseJoiners, '$1').trim();

/** Asked of tidied text; an empty one is fit. */
export const isFitName = (text: string): boolean =>
  text.length <= longestName && !unfit.test(text) && !link.test(text);

/** A name from another system, made fit to be used: there is no form to correct it in. */
export function fitName(text: string): string {
  const line = tidyName(tidyName(text).replace(allUnfit, ' ').replace(/\s+/gu, ' '));
  return withoutLink(tidyName(line.slice(0, longestName).replace(allUnfit, '')));
}

const withoutLink = (name: string): string =>
  link.test(name) ? name.replace(/[\s.:/]+/gu, ' ').trim() : name;

/** Forms of address before a name: with a dot, or with more than one word behind them. */
const address =
  /^(?:mrs?|ms|miss|mx|dra?|sra?|srta|profa?|ing|lic|herr|frau|mme|mlle)(?:\.\s*|\s+(?=\S+\s))(?=\S)/iu;
/** Suffixes after a comma that are no first name. */
const behind = /^(?:(?:jr|sr|i{2,3}|iv|ph\.?d|m\.?d|esq)\.?$|(?:inc|ltd|llc|gmbh|s\.?a|s\.?l)\b)/iu;

/** Splits `Ana Ruiz Vega` at the first blank and `Ruiz Vega, Ana` at the comma. The last name may be empty. */
export function splitName(whole: string): {
  readonly firstName: string;
  readonly lastName: string;
} {
  const name = fitName(whole).replace(address, '');
  const [lastName = '', first = '', ...more] = name.split(/\s*,\s*/u);
  if (lastName && first && more.length === 0 && !behind.test(first))
    return { firstName: first.replace(address, ''), lastName };
  const [firstName = '', ...others] = name.split(' ');
  return { firstName, lastName: others.join(' ') };
}

/** As somebody is written to. */
export const wholeName = (firstName: string, lastName: string): string =>
  [firstName, lastName].filter(Boolean).join(' ');
