import { languageTags, wholeName } from '@shop/domain';
import type { Account } from 'oidc-provider';
import type { SocialPerson } from '../engine/people.js';

/** The standard claims of each scope; other scopes are accepted without claims. */
export const claimsByScope = {
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  profile: ['name', 'given_name', 'family_name', 'locale'],
};

/** A person as tokens and userinfo describe them. A network may withhold the email. */
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
