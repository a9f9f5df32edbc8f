import { type Closable, closables } from '@shop/domain';

/**
 * How a cookie changes pages. `yes`: its value is part of the page cache's key. `opened`: what is
 * sealed in it is. `personal`: pages with it are never shared. `no`: cached pages do not read it.
 */
export type ChangesPage = 'yes' | 'opened' | 'no' | 'personal';

export interface CookieRow {
  /** Grants something, so only the BFF can read or create it. */
  readonly isSealed: boolean;
  readonly seconds: number;
  readonly changesPage: ChangesPage;
}

const day = 86_400;
const week = 7 * day;
/** Time to sign in at an identity provider. */
export const signInSeconds = 600;

const plain = (changesPage: ChangesPage, seconds = week) =>
  ({ isSealed: false, seconds, changesPage }) as const;
const sealed = (changesPage: ChangesPage, seconds = week) =>
  ({ isSealed: true, seconds, changesPage }) as const;

const closed: Readonly<Record<`closed_${Closable}`, ReturnType<typeof plain>>> = {
  closed_app: plain('yes', 30 * day),
  closed_banner: plain('yes'),
  closed_offer: plain('yes'),
};

/** Every cookie of the shop; no other is read or set. The page key is derived from it. */
export const cookieTable = {
  currency: plain('yes'),
  language: plain('yes'),
  theme: plain('yes'),
  phone_country: plain('yes'),
  consent: plain('yes', 180 * day),
  ...closed,
  pseudonym: plain('no'),
  redirect: plain('no'),
  signed_in: plain('personal'),
  cart: sealed('opened'),
  parked: sealed('personal'),
  orders: sealed('no'),
  /** Chosen rooms of a stay being booked, with their search. */
  stay: sealed('no'),
  /** Dates, people and code of the last search. */
  stay_search: sealed('no'),
  /** Accounts that signed in here, which may sign in while others try passwords. */
  device: sealed('no', 180 * day),
  /** Managed by the session library: signed, strict, expires with the session. */
  sid: sealed('personal'),
  /** One pending sign-in each: `sign_in_<state>`. */
  sign_in: sealed('no', signInSeconds),
} satisfies Readonly<Record<string, CookieRow>>;

type Row = typeof cookieTable;
type Named<IsSealed extends boolean> = {
  [Name in keyof Row]: Row[Name]['isSealed'] extends IsSealed ? Name : never;
}[keyof Row];

/** The visitor's choices: readable and harmless. */
export type PlainCookie = Named<false>;
/** One pending sign-in; tabs may have several. */
export type SignInCookie = `sign_in_${string}`;
/** Handles that grant something. */
export type SealedCookie = Exclude<Named<true>, 'sid' | 'sign_in'> | SignInCookie;

export const nameOf = (cookie: string): string => `__Host-${cookie}`;

/** Throws for a cookie outside the table: its effect on cached pages is unknown. */
export function rowOf(cookie: string): CookieRow {
  const name = cookie.startsWith('sign_in_') ? 'sign_in' : cookie;
  if (!Object.hasOwn(cookieTable, name)) throw new Error(`the cookie ${cookie} is in no table`);
  return cookieTable[name as keyof Row]; // as: just looked up
}

export const cookiesThat = (changesPage: ChangesPage): readonly string[] =>
  Object.keys(cookieTable).filter((name) => rowOf(name).changesPage === changesPage);

export const closedCookies = closables.map((what) => ({ what, cookie: `closed_${what}` as const }));

const shared = { path: '/', secure: true, httpOnly: true } as const;

/** Lax, because the provider's redirect back comes from another site. */
export const attributes = { ...shared, sameSite: 'lax' } as const;
/** Strict: browsers withhold the session cookie from requests that another site started. */
export const sessionAttributes = { ...shared, sameSite: 'strict' } as const;
