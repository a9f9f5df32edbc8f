import { languageTags, wholeName } from '@shop/domain';
import type { Account } from 'oidc-provider';
import type { SocialPerson } from '../engine/people.js';

/** The standard claims that each scope opens; a scope without any is merely accepted. */
export const claimsByScope = {
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  profile: ['name', 'given_name', 'family_name', 'locale'],
};

/** Somebody as tokens and userinfo tell of them; a network that keeps the e-mail tells none. */
export const accountOf = (person: SocialPerson): Account => ({
  accountId: person.id,
  claims: () => ({
    sub: person.id,
    name: wholeName(person.firstName, person.lastName),
    given_name: person.firstName,
    family_name: person.lastName,
    locale: languageTags[person.language],
    ...(person.email ? { email: person.email, email_verified: true } : {}),
  }),
});
