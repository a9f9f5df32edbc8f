import type { Layout } from '../visitor/visitor.js';
import type { SiteUser, SocialProfile } from './identity.js';

export interface UserInfo {
  readonly status: 'auth' | 'noauth';
  readonly userName: string;
  readonly isSocial: boolean;
  readonly foundData: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly sId: string;
  readonly country: string;
  readonly state: string;
  readonly gxToken: string;
  readonly email: string;
}

/** The results of both lookups. `none`: there is no such session. */
export interface Lookups {
  readonly social:
    | { readonly kind: 'none' }
    | { readonly kind: 'found'; readonly profile: SocialProfile }
    /** The provider sent no profile; the session has the one from sign-in. */
    | { readonly kind: 'failed'; readonly inSession: SocialProfile | undefined };
  readonly site:
    | { readonly kind: 'none' }
    | { readonly kind: 'found'; readonly user: SiteUser }
    | { readonly kind: 'failed' };
}

export const nobody: UserInfo = {
  status: 'noauth',
  userName: '',
  isSocial: false,
  foundData: false,
  firstName: '',
  lastName: '',
  sId: '',
  country: '',
  state: '',
  gxToken: '',
  email: '',
};

/**
 * The social session wins over the site's (docs/rules/sign-in.md#who). Without a fresh profile,
 * uses the session's.
 */
export function resolveLogin({ social, site }: Lookups, layout: Layout): UserInfo {
  if (social.kind === 'found') return socialUser(social.profile);
  if (social.kind === 'failed' && social.inSession) return socialUser(social.inSession);
  return site.kind === 'found' ? siteUser(site.user, layout) : nobody;
}

const socialUser = ({ firstName, lastName, email }: SocialProfile): UserInfo => ({
  ...nobody,
  status: 'auth',
  isSocial: true,
  userName: greetingName(firstName, lastName),
  firstName,
  lastName,
  email,
});

const siteUser = (user: SiteUser, layout: Layout): UserInfo => ({
  status: 'auth',
  isSocial: false,
  userName: layout === 'desktop' ? user.firstName : greetingName(user.firstName, user.lastName),
  ...user,
});

/** Particles that start a last name but never end it: "de la Cruz", "van der Berg". */
const particles = new Set(
  'al bin da das de del della den der di do dos du el ibn la las le los ten ter van vom von zu'.split(
    ' ',
  ),
);

/** The first name and the last name up to its first word that is no particle. */
function greetingName(firstName: string, lastName: string): string {
  const words = lastName.split(/\s+/u).filter(Boolean);
  const first = words.findIndex((word) => !particles.has(word.toLowerCase()));
  return [firstName, ...words.slice(0, first < 0 ? undefined : first + 1)]
    .filter(Boolean)
    .join(' ');
}

/** Data that the tag manager may get (docs/rules/sign-in.md#tags). */
export interface TrackingInfo {
  readonly withLogin: 'Si' | 'No';
  readonly id: string;
  readonly pais: string;
  readonly estado: string;
}

/** Unknown values become `n/a`. `sId` must be useless as a credential. */
export const trackingOf = ({ status, sId, country, state }: UserInfo): TrackingInfo => ({
  withLogin: status === 'auth' ? 'Si' : 'No',
  id: sId || 'n/a',
  pais: country || 'n/a',
  estado: state || 'n/a',
});
