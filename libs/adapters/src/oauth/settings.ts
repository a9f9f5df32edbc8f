/** The shop's account with the identity provider, from configuration only. */
export interface OidcSettings {
  /** Exactly as the provider writes it; its other addresses have the same origin. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** Absolute: a relative one would use the Host header, which visitors control. */
  readonly callbackUrl: string;
}
