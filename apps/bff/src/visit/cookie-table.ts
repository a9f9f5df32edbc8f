import { type Closable, closables } from '@shop/domain';

/**
 * Whether a page looks different for a cookie. `yes`: its value is in the key of pages that are
 * kept. `personal`: whoever has it gets pages of his own. `no`: no page that is kept reads it.
 */
export type ChangesPage = 'yes' | 'no' | 'personal';

export interface CookieRow {
  /** It grants something: only we can read or make it. */
  readonly isSealed: boolean;
  readonly seconds: number;
  readonly changesPage: ChangesPage;
}

const day = 86_400;
const week = 7 * day;
/** What somebody gets to sign in at an identity provider. */
export const signInSeconds = 600;

const plain = (changesPage: ChangesPage, seconds = week) =>
  ({ isSealed: false, seconds, changesPage }) as const;
const sealed = (changesPage: ChangesPage, seconds = week) =>
  ({ isSealed: true, seconds, changesPage }) as const;

/** A line that was closed stays closed. */
const closed: Readonly<Record<`closed_${Closable}`, ReturnType<typeof plain>>> = {
  closed_app: plain('yes', 30 * day),
  closed_banner: plain('yes'),
  closed_offer: plain('yes'),
};

/** Every cookie of ours. What is not here is neither read nor set; the page key is made from it. */
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
  cart: sealed('personal'),
  parked: sealed('personal'),
  orders: sealed('no'),
  /** A stay that is being booked: its chosen rooms, and the search in which they were. */
  stay: sealed('no'),
  /** Its dates, people and code, as they were last searched. */
  stay_search: sealed('no'),
  /** Accounts that were signed in to here: what lets their owner in while others try passwords. */
  device: sealed('no', 180 * day),
  /** The session's own, kept by its library: signed, strict, as long as the session says. */
  sid: sealed('personal'),
  /** One sign-in under way at an identity provider, and each of them its own: `sign_in_<state>`. */
  sign_in: sealed('no', signInSeconds),
} satisfies Readonly<Record<string, CookieRow>>;

type Row = typeof cookieTable;
type Named<IsSealed extends boolean> = {
  [Name in keyof Row]: Row[Name]['isSealed'] extends IsSealed ? Name : never;
}[keyof Row];

/** Choices of the visitor: readable, worth nothing to anybody else. */
export type PlainCookie = Named<false>;
/** One sign-in under way; several may be, in several tabs. */
export type SignInCookie = `sign_in_${string}`;
/** Handles that grant something. */
export type SealedCookie = Exclude<Named<true>, 'sid' | 'sign_in'> | SignInCookie;

export const nameOf = (cookie: string): string => `__Host-${cookie}`;

/** Throws for a cookie that the table does not name: then nobody has said what pages it changes. */
export function rowOf(cookie: string): CookieRow {
  const name = cookie.startsWith('sign_in_') ? 'sign_in' : cookie;
  if (!Object.hasOwn(cookieTable, name)) throw new Error(`the cookie ${cookie} is in no table`);
  return cookieTable[name as keyof Row]; // as: just looked up
}

/** The names of the cookies that change a page so. */
export const cookiesThat = (changesPage: ChangesPage): readonly string[] =>
  Object.keys(cookieTable).filter((name) => rowOf(name).changesPage === changesPage);

export const closedCookies = closables.map((what) => ({ what, cookie: `closed_${what}` as const }));

const shared = { path: '/', secure: true, httpOnly: true } as const;

/** Lax: the provider's redirect back is a step from another site, and must find the visitor. */
export const attributes = { ...shared, sameSite: 'lax' } as const;
/** The session is kept back from every step that another site begins. */
export const sessionAttributes = { ...shared, sameSite: 'strict' } as const;
