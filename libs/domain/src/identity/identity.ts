/** The networks that a visitor may sign in with, in the order of their buttons. */
export const socialNetworks = ['facebook', 'google', 'apple'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What an account of the shop says of itself when it signs in. Its two tokens stay on this side. */
export interface SiteUser {
  readonly sId: string;
  readonly gxToken: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2; empty when it is not known. */
  readonly country: string;
  readonly state: string;
  /** The group knows more of this person: there may be coupons. */
  readonly foundData: boolean;
}

/** What an identity provider says of a person. A text that it does not say is empty. */
export interface SocialProfile {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What an identity provider gave for one sign-in; of all this nothing ever reaches a browser. */
export interface SocialTokens {
  readonly access: string;
  readonly refresh: string | undefined;
  /** To name this sign-in when it is ended there. */
  readonly id: string;
  /** Milliseconds of the clock at which `access` ends. */
  readonly endsAt: number;
}

/** Who is signed in, and how: what a session holds. */
export type Identity =
  | { readonly kind: 'site'; readonly user: SiteUser }
  | {
      readonly kind: 'social';
      readonly network: SocialNetwork;
      /** As it was at the sign-in: the session's own attribute (docs/rules/sign-in.md#who). */
      readonly profile: SocialProfile;
      readonly tokens: SocialTokens;
    };
