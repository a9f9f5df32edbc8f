import type { SiteUser, SocialProfile } from './identity.js';
import { type Lookups, nobody, resolveLogin, trackingOf } from './resolve-login.js';

const aProfile = (differs: Partial<SocialProfile> = {}): SocialProfile => ({
  subject: 'subject-1',
  firstName: 'Eva',
  lastName: 'Luna Rey',
  email: 'eva@mail.example',
  ...differs,
});

const aUser = (differs: Partial<SiteUser> = {}): SiteUser => ({
  sId: 's-1',
  gxToken: 'gx-1',
  firstName: 'Ana',
  lastName: 'Ruiz Vega',
  email: 'ana@mail.example',
  country: 'MX',
  state: 'Yucatán',
  foundData: true,
  ...differs,
});

const socials = {
  none: { kind: 'none' },
  found: { kind: 'found', profile: aProfile() },
  'failed, with a name in the session': { kind: 'failed', inSession: aProfile() },
  'failed, with nothing in the session': { kind: 'failed', inSession: undefined },
} as const satisfies Record<string, Lookups['social']>;

const sites = {
  none: { kind: 'none' },
  found: { kind: 'found', user: aUser() },
  failed: { kind: 'failed' },
} as const satisfies Record<string, Lookups['site']>;

const layouts = ['mobile', 'desktop'] as const;

/** Every pair of lookups and the result: the social session wins over the site's own. */
const table: readonly [keyof typeof socials, keyof typeof sites, 'social' | 'site' | 'nobody'][] = [
  ['none', 'none', 'nobody'],
  ['none', 'found', 'site'],
  ['none', 'failed', 'nobody'],
  ['found', 'none', 'social'],
  ['found', 'found', 'social'],
  ['found', 'failed', 'social'],
  ['failed, with a name in the session', 'none', 'social'],
  ['failed, with a name in the session', 'found', 'social'],
  ['failed, with a name in the session', 'failed', 'social'],
  ['failed, with nothing in the session', 'none', 'nobody'],
  ['failed, with nothing in the session', 'found', 'site'],
  ['failed, with nothing in the session', 'failed', 'nobody'],
];

const socialInfo = {
  ...nobody,
  status: 'auth',
  userName: 'Eva Luna',
  isSocial: true,
  firstName: 'Eva',
  lastName: 'Luna Rey',
  email: 'eva@mail.example',
};

it.each(table)('social session %s, site session %s: %s', (social, site, who) => {
  for (const layout of layouts) {
    const info = resolveLogin({ social: socials[social], site: sites[site] }, layout);
    const userName = layout === 'desktop' ? 'Ana' : 'Ana Ruiz';
    const siteInfo = { ...aUser(), status: 'auth', userName, isSocial: false };
    expect(info).toEqual({ social: socialInfo, site: siteInfo, nobody }[who]);
  }
});

const siteName = (differs: Partial<SiteUser>, layout: (typeof layouts)[number]) => {
  const site = { kind: 'found', user: aUser(differs) } as const;
  return resolveLogin({ social: { kind: 'none' }, site }, layout).userName;
};

it.each([
  ['Ana', 'Ruiz Vega', 'Ana Ruiz', 'Ana'],
  ['Ana María', 'Ruiz Vega', 'Ana María Ruiz', 'Ana María'],
  ['María', 'de la Cruz y Montes de Oca', 'María de la Cruz', 'María'],
  ['Jan', 'Van der Berg', 'Jan Van der Berg', 'Jan'],
  ['Ana', 'De', 'Ana De', 'Ana'],
  ['Ana', '', 'Ana', 'Ana'],
  ['Ana', '  Ruiz\u00a0Vega', 'Ana Ruiz', 'Ana'],
  ['', 'Ruiz', 'Ruiz', ''],
  ['', '', '', ''],
])('first name %j and last name %j give the greeting %j, on the desktop %j', (...names) => {
  const [firstName, lastName, phone, desktop] = names;
  expect(siteName({ firstName, lastName }, 'mobile')).toBe(phone);
  expect(siteName({ firstName, lastName }, 'desktop')).toBe(desktop);
});

it.each([
  ['nobody', nobody, { withLogin: 'No', id: 'n/a', pais: 'n/a', estado: 'n/a' }],
  [
    'a social session',
    resolveLogin({ social: socials.found, site: sites.none }, 'mobile'),
    { withLogin: 'Si', id: 'n/a', pais: 'n/a', estado: 'n/a' },
  ],
  [
    'a site session',
    resolveLogin({ social: socials.none, site: sites.found }, 'mobile'),
    { withLogin: 'Si', id: 's-1', pais: 'MX', estado: 'Yucatán' },
  ],
])('the tag manager gets only permitted data of %s', (_, info, tracking) => {
  expect(trackingOf(info)).toEqual(tracking);
});
