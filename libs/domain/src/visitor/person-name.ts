/** Characters (UTF-16) of a first or a last name, as a form's `maxlength` counts them. */
export const longestName = 80;

/** What could end a line, break an encoding or turn the reading direction: no name has it. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const allUnfit = new RegExp(unfit, 'gu');

/** What a mail program makes a link of: a mail with the name of somebody's choice goes to strangers. */
const link =
  /\w:\/\/|\bwww\.|\.\p{L}{2,}[/?#]|[\p{L}\d]\.(?:com|net|org|info|biz|io|ly|me|co|cc|tk|xyz|top|site|online|shop|store|link|click|club|live|app|dev|icu|ru|cn|mx|br|es|us|uk|de|fr)(?![\p{L}\d])/iu;

/** A text of a form as we keep it: accents written in one way, nothing around it. */
export const tidy = (text: string): string => text.normalize('NFC').trim();

/** Asked of tidied text; an empty one is fit. */
export const isFitName = (text: string): boolean =>
  text.length <= longestName && !unfit.test(text) && !link.test(text);

/** A name from another system, made fit to be used: there is no form to correct it in. */
export const fitName = (text: string): string =>
  withoutLink(
    tidy(text.normalize('NFC').replace(allUnfit, ' ').replace(/\s+/gu, ' '))
      .slice(0, longestName)
      .replace(allUnfit, '')
      .trimEnd(),
  );

const withoutLink = (name: string): string =>
  link.test(name) ? name.replace(/[\s.:/]+/gu, ' ').trim() : name;
