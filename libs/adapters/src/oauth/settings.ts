/** How this shop is known to its identity provider: of configuration only. */
export interface OidcSettings {
  /** To the letter as the provider writes it; its other addresses are of the same origin. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** Absolute: a relative one would be built from the Host header, which is a visitor's to write. */
  readonly callbackUrl: string;
}
