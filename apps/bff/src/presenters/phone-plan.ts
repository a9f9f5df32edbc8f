import { type PhonePlan, visible } from '@shop/domain';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/** Longer than any number with its extension. */
const longest = 60;

/** National numbers of plans that ended, which address books still hold, and today's form. */
const oldForms: Readonly<Record<string, readonly [RegExp, string]>> = {
  // The prefixes 1, 044, 045 and 01 ended in August 2019.
  MX: [/^(?:0?1|04[45])(\d{10})$/, '$1'],
  // The 09 of mobiles became 9.
  CL: [/^09(\d{8})$/, '9$1'],
  // Since September 2021 fixed lines have 60 before the area's digit.
  CO: [/^([1-8]\d{7})$/, '60$1'],
  // Since November 2016 all mobiles have a 9 behind the area; WhatsApp keeps many without it.
  BR: [/^([1-9]\d)([6-9]\d{7})$/, '$19$2'],
  // The 9 of calls from abroad and the 15 of calls from within say the same: a mobile.
  AR: [/^9(\d{2,4})15(?=\d{6,8}$)/, '9$1'],
  // The 0 in front of a whole number is no trunk prefix.
  IT: [/^0(0\d{8,9})$/, '$1'],
};

/** Words for an extension that the library does not know. */
const extensionWords = /\b(?:ramal|interno|anexo)\b\.?/iu;

/** Numbers by libphonenumber: only those that can be called, the extension kept as in RFC 3966. */
export const phonePlan: PhonePlan = {
  hasCountry: isSupportedCountry,
  read(typed, country) {
    const region = isSupportedCountry(country) ? (country satisfies CountryCode) : undefined;
    const text = visible(typed).slice(0, longest).replace(extensionWords, 'ext');
    for (const one of [text, ...fromAbroad(text)]) {
      const parsed = parsePhoneNumberFromString(one, region);
      const found = parsed && [parsed, ...inTodaysForm(parsed)].find(canBeCalled);
      if (found) return written(found, parsed);
    }
    return undefined;
  },
};

/** A number with the international prefix of another country: `00` in Europe, `001` in Mexico. */
const fromAbroad = (text: string): readonly string[] =>
  [/^\s*00/, /^\s*001/].flatMap((prefix) => (prefix.test(text) ? [text.replace(prefix, '+')] : []));

function inTodaysForm(parsed: PhoneNumber): readonly PhoneNumber[] {
  const country = parsed.country ?? parsed.getPossibleCountries()[0];
  const [old, today] = oldForms[country ?? ''] ?? [];
  if (!old || today === undefined || !old.test(parsed.nationalNumber)) return [];
  const national = parsed.nationalNumber.replace(old, today);
  return [parsePhoneNumberFromString(`+${parsed.countryCallingCode}${national}`)].filter(
    (found) => found !== undefined,
  );
}

/**
 * North America adds area codes faster than the library learns them: its general form is enough.
 * Premium-rate numbers would charge whoever calls back.
 */
const canBeCalled = (parsed: PhoneNumber): boolean =>
  parsed.isValid()
    ? parsed.getType() !== 'PREMIUM_RATE'
    : /^\+1(?!900)[2-9]\d{9}$/.test(parsed.number);

const written = ({ number }: PhoneNumber, { ext }: PhoneNumber): string =>
  ext === undefined ? number : `${number};ext=${ext}`;
