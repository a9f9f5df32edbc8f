import type { PhonePlan } from '@shop/domain';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** What libphonenumber knows; more is typed than any number is long. */
export const phonePlan: PhonePlan = {
  hasCountry: isSupportedCountry,
  read(typed, country) {
    const region = isSupportedCountry(country) ? (country satisfies CountryCode) : undefined;
    const parsed = parsePhoneNumberFromString(typed.slice(0, 40), region);
    return parsed?.isPossible() ? parsed.number : undefined;
  },
};
