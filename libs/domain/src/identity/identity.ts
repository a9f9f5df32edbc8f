/** In the order of their buttons. */
export const socialNetworks = ['facebook', 'google', 'apple'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** A site account at sign-in. `sId` and `gxToken` never reach a browser. */
export interface SiteUser {
  readonly sId: string;
  readonly gxToken: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2; empty if unknown. */
  readonly country: string;
  readonly state: string;
  /** The resort group has more data on this person, possibly coupons. */
  readonly foundData: boolean;
}

/** An identity provider's profile; missing texts are empty. */
export interface SocialProfile {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The tokens of one sign-in. They never reach a browser. */
export interface SocialTokens {
  readonly access: string;
  readonly refresh: string | undefined;
  /** The id_token, needed to end this sign-in at the provider. */
  readonly id: string;
  /** When `access` expires, in epoch milliseconds. */
  readonly endsAt: number;
}

export type Identity =
  | { readonly kind: 'site'; readonly user: SiteUser }
  | {
      readonly kind: 'social';
      readonly network: SocialNetwork;
      /** As it was at sign-in (docs/rules/sign-in.md#who). */
      readonly profile: SocialProfile;
      readonly tokens: SocialTokens;
    };
