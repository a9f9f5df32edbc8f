import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { listenHere } from '../../backends/stand-ins/listen-here.js';
import { patient } from '../../backends/stand-ins/patient.js';
import { answerWithFault, type TokenFault } from './token-faults.js';

type Claims = Readonly<Record<string, unknown>>;
type Change = (claims: JWTPayload) => JWTPayload;

/** Behaviour that a test may change; `reset()` restores the defaults. */
export interface IdentityKnobs {
  tokenFault?: TokenFault;
  tokens?: (tokens: Claims) => Claims;
  claims?: Change;
  /** Replaces signing with the key of the key set. */
  sign?: (claims: JWTPayload) => Promise<string>;
  /** Other claims, or an error status. */
  userinfo?: Claims | number;
  document?: (document: Claims) => Claims;
  /** Reply to a refresh, instead of tokens. */
  refresh?: { readonly status: number; readonly body: unknown };
  refreshMs?: number;
  /** Lifetime of access tokens in seconds; default one hour. */
  lifetime?: number;
  /** Whether a refresh returns a new refresh token; default `true`. */
  rotates?: boolean;
  /** Whether a code returns a refresh token; default `true`. */
  givesRefresh?: boolean;
  /** Status of a revocation, instead of revoking. */
  revocation?: number;
}

/** A received call: its path, and its form if it had one. */
export interface IdentityCall {
  readonly path: string;
  readonly type: string;
  readonly authorization: string;
  readonly form: Readonly<Record<string, string>>;
}

interface Asked {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

export interface IdentityOptions {
  readonly now?: () => Date;
  /** Path below the origin; default `/identity`. */
  readonly path?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
}

const person: Claims = {
  sub: 'ana-1',
  given_name: 'Ana',
  family_name: 'Ruiz Vega',
  name: 'Ana Ruiz Vega',
  email: 'ana@mail.example',
  email_verified: true,
};

const drawn = () => randomBytes(16).toString('hex');

async function makeKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = drawn();
  return {
    privateKey,
    kid,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

/** An identity provider on loopback that obeys the test, including its faults. */
export async function startIdentityProvider(options: IdentityOptions = {}) {
  const { path = '/identity', clientId = 'taquilla', clientSecret = 'client-secret' } = options;
  const now = options.now ?? (() => new Date());
  const knobs: IdentityKnobs = {};
  const calls: IdentityCall[] = [];
  const codes = new Map<string, Asked>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();
  let key = await makeKey();

  const server = createServer(patient, (request, response) => {
    void taken(request).then((call) => {
      calls.push(call);
      const handler = handlers[call.path];
      if (handler) return handler(call, response, new URL(request.url ?? '/', issuer));
      answer(response, 404, { error: 'not_found' });
    });
  });
  const { url: origin, stop } = await listenHere(server);
  const issuer = `${origin}${path}`;

  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);

  async function tokensFor(nonce: string) {
    const iat = Math.floor(now().getTime() / 1000);
    const plain = { ...person, iss: issuer, aud: clientId, nonce, iat, exp: iat + 300 };
    const claims = knobs.claims?.(plain) ?? plain;
    const id_token = await (knobs.sign ?? sign)(claims);
    return { ...accessToken(knobs.givesRefresh ?? true), id_token };
  }

  function accessToken(withRefresh: boolean) {
    const access_token = `access-${drawn()}`;
    accessTokens.add(access_token);
    const tokens = { access_token, token_type: 'Bearer', expires_in: knobs.lifetime ?? 3600 };
    if (!withRefresh) return tokens;
    const refresh_token = `refresh-${drawn()}`;
    refreshTokens.add(refresh_token);
    return { ...tokens, refresh_token };
  }

  async function exchange({ form }: IdentityCall, response: ServerResponse): Promise<void> {
    const asked = codes.get(form['code'] ?? '');
    codes.delete(form['code'] ?? '');
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    const isGood = asked?.challenge === challenge && asked.redirectUri === form['redirect_uri'];
    if (!asked || !isGood) return answer(response, 400, { error: 'invalid_grant' });
    const tokens = await tokensFor(asked.nonce);
    if (knobs.tokenFault) return answerWithFault(knobs.tokenFault, response, tokens);
    answer(response, 200, knobs.tokens?.(tokens) ?? tokens);
  }

  async function refresh({ form }: IdentityCall, response: ServerResponse): Promise<void> {
    const token = form['refresh_token'] ?? '';
    if (knobs.refreshMs) await wait(knobs.refreshMs);
    if (knobs.refresh) return answer(response, knobs.refresh.status, knobs.refresh.body);
    if (!refreshTokens.has(token)) return answer(response, 400, { error: 'invalid_grant' });
    const rotates = knobs.rotates ?? true;
    if (rotates) refreshTokens.delete(token);
    answer(response, 200, accessToken(rotates));
  }

  function userinfo({ authorization }: IdentityCall, response: ServerResponse): void {
    const { userinfo: told = person } = knobs;
    if (typeof told === 'number') return answer(response, told, { error: 'server_error' });
    const isKnown = accessTokens.has(authorization.replace(/^Bearer /, ''));
    answer(response, isKnown ? 200 : 401, isKnown ? told : { error: 'invalid_token' });
  }

  const document = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    revocation_endpoint: `${issuer}/revoke`,
    authorization_response_iss_parameter_supported: true,
  });

  type Handler = (call: IdentityCall, response: ServerResponse, url: URL) => unknown;
  const handlers: Readonly<Record<string, Handler>> = {
    [`${path}/.well-known/openid-configuration`]: (_, response) =>
      answer(response, 200, knobs.document?.(document()) ?? document()),
    [`${path}/keys`]: (_, response) =>
      answer(response, 200, { keys: [key.jwk] }, 'application/jwk-set+json; charset=utf-8'),
    [`${path}/authorize`]: (_, response, url) =>
      response.writeHead(302, { location: callbackFor(url.href) }).end(),
    [`${path}/token`]: (call, response) => {
      const { client_id, client_secret, grant_type } = call.form;
      if (client_id !== clientId || client_secret !== clientSecret)
        return answer(response, 401, { error: 'invalid_client' });
      return grant_type === 'refresh_token' ? refresh(call, response) : exchange(call, response);
    },
    [`${path}/userinfo`]: userinfo,
    [`${path}/revoke`]: ({ form: { token = '' } }, response) => {
      const { revocation } = knobs;
      if (revocation !== undefined) return answer(response, revocation, { error: 'server_error' });
      refreshTokens.delete(token);
      accessTokens.delete(token);
      // Empty and without a type, as real providers reply (RFC 7009, 2.2).
      response.writeHead(200).end();
    },
  };

  /** A code for the sign-in of this address, as if the person had consented. */
  function codeFor(authorizeUrl: string): string {
    const query = new URL(authorizeUrl).searchParams;
    const code = drawn();
    codes.set(code, {
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
    });
    return code;
  }

  /** The redirect back to the shop, with a code or with the given error. */
  function callbackFor(authorizeUrl: string, instead?: { readonly error: string }): string {
    const query = new URL(authorizeUrl).searchParams;
    const url = new URL(query.get('redirect_uri') ?? '');
    const answered = instead ?? { code: codeFor(authorizeUrl) };
    const all = { ...answered, state: query.get('state') ?? '', iss: issuer };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return url.href;
  }

  return {
    origin,
    issuer,
    clientId,
    clientSecret,
    person,
    knobs,
    reset: () => {
      for (const name of Object.keys(knobs)) Reflect.deleteProperty(knobs, name);
    },
    calls,
    callsOf: (name: string) => calls.filter((call) => call.path === `${path}/${name}`),
    codeFor,
    callbackFor,
    /** Signs with a new key from now on and drops the old one from the key set. */
    rotateKeys: async () => void (key = await makeKey()),
    publicKey: () => key.jwk,
    sign,
    endTokens: () => {
      refreshTokens.clear();
      accessTokens.clear();
    },
    stop,
  };
}

export type FakeIdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

function answer(response: ServerResponse, status: number, body: unknown, type?: string): void {
  response.writeHead(status, { 'content-type': type ?? 'application/json' });
  response.end(JSON.stringify(body));
}

async function taken(request: IncomingMessage): Promise<IdentityCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname } = new URL(request.url ?? '/', 'http://provider.invalid');
  const { authorization = '', 'content-type': type = '' } = request.headers;
  const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  return { path: pathname, type, authorization, form };
}
