import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';

/** The discovery document, as far as the shop uses it (OpenID Connect Discovery 1.0, 3). */
export interface ProviderDocument {
  /** Absolute, for the browser. */
  readonly authorizationUrl: string;
  readonly tokenPath: string;
  readonly userinfoPath: string;
  readonly keysPath: string;
  readonly revocationPath: string | undefined;
  /** Callbacks always include `iss` (RFC 9207). */
  readonly namesItself: boolean;
}

/** Rejects a document of another issuer or with addresses on another origin. */
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

/** Below the issuer, with or without its trailing slash. */
export const documentPath = (issuer: string): string =>
  pathOf(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);

/** The library validates the keys; here they are objects, at most 100. */
export const wireKeys = z
  .object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) })
  .transform((wire): JSONWebKeySet => wire);
