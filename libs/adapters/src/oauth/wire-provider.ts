import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';

/** What a provider says of itself, as far as we use it (OpenID Connect Discovery 1.0, 3). */
export interface ProviderDocument {
  /** Absolute: a browser is sent there. */
  readonly authorizationUrl: string;
  /** Paths below the issuer's origin. */
  readonly tokenPath: string;
  readonly userinfoPath: string;
  readonly keysPath: string;
  readonly revocationPath: string | undefined;
  /** Its answers to a browser always name it (RFC 9207). */
  readonly namesItself: boolean;
}

/** Of the provider whose issuer this is; one that sends us to another origin is none. */
export function wireDocument(issuer: string) {
  const { origin } = new URL(issuer);
  const own = (text: string) => URL.canParse(text) && new URL(text).origin === origin;
  const ownPath = z.string().max(2000).refine(own).transform(pathOf);
  const page = z
    .string()
    .max(2000)
    .refine((text) => own(text) || (URL.canParse(text) && new URL(text).protocol === 'https:'));
  return z
    .object({
      issuer: z.literal(issuer),
      authorization_endpoint: page,
      token_endpoint: ownPath,
      userinfo_endpoint: ownPath,
      jwks_uri: ownPath,
      revocation_endpoint: ownPath.optional(),
      authorization_response_iss_parameter_supported: z.boolean().optional(),
    })
    .transform((wire): ProviderDocument => ({
      authorizationUrl: wire.authorization_endpoint,
      tokenPath: wire.token_endpoint,
      userinfoPath: wire.userinfo_endpoint,
      keysPath: wire.jwks_uri,
      revocationPath: wire.revocation_endpoint,
      namesItself: wire.authorization_response_iss_parameter_supported ?? false,
    }));
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname.slice(1) + search;
};

/** Where a provider's document is: below its issuer, whether or not that ends in a slash. */
export const documentPath = (issuer: string): string =>
  pathOf(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);

/** Keys are read by the library that uses them; here they are objects, and not too many. */
export const wireKeys = z
  .object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) })
  .transform((wire): JSONWebKeySet => wire);
