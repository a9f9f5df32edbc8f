import { type PhonePlan, visible } from '@shop/domain';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

const longest = 60;

/** Rewrites numbers of former numbering plans, which address books still contain. */
const oldForms: Readonly<Record<string, readonly [RegExp, string]>> = {
  // The prefixes 1, 044, 045 and 01 ended in August 2019.
  MX: [/^(?:0?1|04[45])(\d{10})$/, '$1'],
  // The 09 of mobiles became 9.
  CL: [/^09(\d{8})$/, '9$1'],
  // Since September 2021, landlines have 60 before the area's digit.
  CO: [/^([1-8]\d{7})$/, '60$1'],
  // Since November 2016, mobiles have a 9 after the area code; WhatsApp still omits it for many.
  BR: [/^([1-9]\d)([6-9]\d{7})$/, '$19$2'],
  // Both the international 9 and the domestic 15 mark a mobile.
  AR: [/^9(\d{2,4})15(?=\d{6,8}$)/, '9$1'],
  // The leading 0 of a complete number is no trunk prefix.
  IT: [/^0(0\d{8,9})$/, '$1'],
};

/** Words for an extension that the library does not know. */
const extensionWords = /\b(?:ramal|interno|anexo)\b\.?/iu;

/** Parses numbers with libphonenumber. Only callable numbers; extensions as in RFC 3966. */
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

/** International prefix of other countries: `00` in Europe, `001` in Mexico. */
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

/** Lenient for new North American area codes. Refuses premium-rate numbers, which cost us. */
const canBeCalled = (parsed: PhoneNumber): boolean =>
  parsed.isValid()
    ? parsed.getType() !== 'PREMIUM_RATE'
    : /^\+1(?!900)[2-9]\d{9}$/.test(parsed.number);

const written = ({ number }: PhoneNumber, { ext }: PhoneNumber): string =>
  ext === undefined ? number : `${number};ext=${ext}`;
