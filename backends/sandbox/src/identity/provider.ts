import type { EventEmitter } from 'node:events';
import type { AdapterFactory, Configuration, JWK } from 'oidc-provider';
// Imported by file: the package's index prints runtime warnings to the console.
import { Provider } from 'oidc-provider/lib/provider.js';
import type { SocialPerson } from '../engine/people.js';
import { accountOf, claimsByScope } from './claims.js';
import { showError } from './error-page.js';

export interface Client {
  readonly id: string;
  readonly secret: string;
  /** Its origin; the redirect URI is `/sign-in/callback/` there. */
  readonly origin: string;
}

export interface Providing {
  readonly issuer: string;
  readonly client: Client;
  readonly people: readonly SocialPerson[];
  readonly adapter: AdapterFactory;
  readonly key: JWK;
  /** Signs the cookies of a running sign-in, also across a rotation of `key`. */
  readonly cookieKey: string;
  /** The lifetime in seconds of access tokens issued from now on. */
  readonly accessSeconds: () => number;
  readonly onError: (error: unknown) => void;
}

export const sessionCookie = 'identity_session';
const hour = 60 * 60;
const day = 24 * hour;

/** An OpenID provider (OpenID Connect Core 1.0) with one client, PKCE and no consent screen. */
export function createProvider(providing: Providing): Provider {
  const provider = new Provider(providing.issuer, configurationOf(providing));
  provider.on('server_error', (_context, error) => providing.onError(error));
  const server: EventEmitter = provider;
  server.on('error', (error: Error) => {
    // A connection dropped by the other end is not an error of the sandbox.
    if (!('code' in error)) providing.onError(error);
  });
  return provider;
}

const configurationOf = (providing: Providing): Configuration => ({
  adapter: providing.adapter,
  jwks: { keys: [providing.key] },
  clients: [clientOf(providing.client)],
  clientAuthMethods: ['client_secret_post'],
  cookies: cookiesOf(providing),
  scopes: ['openid', 'admin'],
  claims: claimsByScope,
  // The id_token holds the claims, so that the shop needs no userinfo call.
  conformIdTokenClaims: false,
  extraParams: ['identity_provider'],
  pkce: { required: () => true },
  findAccount: (_context, id) => {
    const person = providing.people.find((one) => one.id === id);
    return person && accountOf(person);
  },
  loadExistingGrant: grantAll,
  // The shop refreshes tokens after the browser has left.
  issueRefreshToken: () => true,
  rotateRefreshToken: () => true,
  expiresWithSession: () => false,
  clientBasedCORS: () => false,
  interactions: { url: (_context, { uid }) => `${pathnameOf(providing)}/interaction/${uid}` },
  renderError: showError,
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
  },
  ttl: {
    AccessToken: () => providing.accessSeconds(),
    AuthorizationCode: 60,
    Grant: 14 * day,
    IdToken: hour,
    Interaction: hour,
    RefreshToken: 14 * day,
    Session: hour,
  },
});

const pathnameOf = ({ issuer }: Providing): string => new URL(issuer).pathname;

const clientOf = ({ id, secret, origin }: Client) => ({
  client_id: id,
  client_secret: secret,
  redirect_uris: [`${origin}/sign-in/callback/`],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  token_endpoint_auth_method: 'client_secret_post' as const,
});

/** Own names and path for cookies: the shop may run on the same host. */
const cookiesOf = (providing: Providing): NonNullable<Configuration['cookies']> => ({
  keys: [providing.cookieKey],
  names: {
    session: sessionCookie,
    interaction: 'identity_interaction',
    resume: 'identity_resume',
  },
  long: { path: pathnameOf(providing), httpOnly: true, sameSite: 'lax', signed: true },
  // One path per sign-in, so that two tabs do not end each other's.
  short: { httpOnly: true, sameSite: 'lax', signed: true },
});

/** No consent screen: the sign-in grants all requested scopes. */
const grantAll: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...oidc.requestParamScopes].join(' '));
  await grant.save();
  return grant;
};
