import type { EventEmitter } from 'node:events';
import type { AdapterFactory, Configuration, JWK } from 'oidc-provider';
// By its own file: the package's door prints advice on the runtime to the console.
import { Provider } from 'oidc-provider/lib/provider.js';
import type { SocialPerson } from '../engine/people.js';
import { accountOf, claimsByScope } from './claims.js';
import { showError } from './error-page.js';

/** The one shop that may send people here. */
export interface Client {
  readonly id: string;
  readonly secret: string;
  /** Its origin; people go back to `/sign-in/callback/` there. */
  readonly origin: string;
}

export interface Providing {
  readonly issuer: string;
  readonly client: Client;
  readonly people: readonly SocialPerson[];
  readonly adapter: AdapterFactory;
  readonly key: JWK;
  /** Signs the cookies of a sign-in that goes on, also while `key` is changed. */
  readonly cookieKey: string;
  /** Seconds that access tokens issued from now on are good for. */
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
    // A connection that its other end drops is no error of ours.
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
  // The id_token says who it is, so that a shop needs no second question.
  conformIdTokenClaims: false,
  extraParams: ['identity_provider'],
  pkce: { required: () => true },
  findAccount: (_context, id) => {
    const person = providing.people.find((one) => one.id === id);
    return person && accountOf(person);
  },
  loadExistingGrant: grantAll,
  // Tokens outlive the browser's visit here: the shop asks for new ones on its own.
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

/** Cookies of their own names and path: the shop may live on the same host. */
const cookiesOf = (providing: Providing): NonNullable<Configuration['cookies']> => ({
  keys: [providing.cookieKey],
  names: {
    session: sessionCookie,
    interaction: 'identity_interaction',
    resume: 'identity_resume',
  },
  long: { path: pathnameOf(providing), httpOnly: true, sameSite: 'lax', signed: true },
  // Each sign-in's own path, so that two tabs do not end each other's.
  short: { httpOnly: true, sameSite: 'lax', signed: true },
});

/** Nobody is asked for consent: what a client asks for is granted with the sign-in. */
const grantAll: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...oidc.requestParamScopes].join(' '));
  await grant.save();
  return grant;
};
