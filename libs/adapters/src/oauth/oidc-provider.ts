import type { SocialProfile, SocialTokens } from '@shop/domain';
import type {
  BackendReply,
  Clock,
  IdentityProvider,
  Refreshed,
  Reporter,
} from '@shop/ports/backends';
import { decodeJwt, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Backend } from '../http/backend.js';
import type { Shape } from '../http/reply.js';
import { checkIdToken } from './check-id-token.js';
import type { CodeFlowRefusal } from './code-flow.js';
import { providerKeys } from './provider-keys.js';
import { Cached } from './cached.js';
import type { OidcSettings } from './settings.js';
import { documentPath, type ProviderDocument, wireDocument, wireKeys } from './wire-provider.js';
import { tokensOf, wireProfile, wireRefreshed, wireTokens } from './wire-tokens.js';

const hourMs = 3_600_000;

export interface Grant {
  readonly code: string;
  readonly verifier: string;
  readonly nonce: string;
}

export type Exchanged =
  | { readonly kind: 'ok'; readonly tokens: SocialTokens; readonly profile: SocialProfile }
  | { readonly kind: 'refused'; readonly reason: CodeFlowRefusal['reason'] };

const refused = (reason: CodeFlowRefusal['reason']) => ({ kind: 'refused', reason }) as const;

/** An OpenID Connect provider. All calls go through the guarded client. */
export class OidcProvider implements IdentityProvider {
  readonly #document: Cached<ProviderDocument>;
  readonly #keys: JWTVerifyGetKey;

  /** `backend` is rooted at the issuer's origin; its headers hold no token. */
  constructor(
    private readonly backend: Backend,
    private readonly settings: OidcSettings,
    private readonly clock: Clock,
    private readonly reporter: Reporter,
  ) {
    const read = async () => {
      const { issuer } = settings;
      return this.#read(documentPath(issuer), wireDocument(issuer));
    };
    this.#document = new Cached(read, hourMs, clock);
    this.#keys = providerKeys(async () => {
      const document = await this.document();
      return document && this.#read(document.keysPath, wireKeys);
    }, clock);
  }

  /** The discovery document, cached for an hour; `undefined` if unavailable or invalid. */
  document(): Promise<ProviderDocument | undefined> {
    return this.#document.get();
  }

  /** Exchanges a code for tokens, verifies the id_token and reads the profile. */
  async exchange({ code, verifier, nonce }: Grant): Promise<Exchanged> {
    const document = await this.document();
    if (!document) return refused('provider');
    const { callbackUrl: redirect_uri } = this.settings;
    const grant = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier };
    const reply = await this.#post(document.tokenPath, grant, wireTokens);
    if (reply.kind !== 'ok') return refused('token');
    const { id_token: id } = reply.body;
    const now = this.clock.now();
    const checked = await checkIdToken(id, this.#keys, this.settings, { nonce, now });
    if (checked.kind === 'wrong') {
      this.reporter.report({ event: 'identity-token-refused', why: checked.why });
      return refused('idToken');
    }
    const tokens = tokensOf(reply.body, { id, refresh: undefined }, now);
    return this.#withProfile(tokens, checked.profile);
  }

  async profile(tokens: SocialTokens): Promise<BackendReply<SocialProfile>> {
    const subject = subjectOf(tokens);
    const asked = await this.#userinfo(tokens);
    if (asked.kind !== 'ok') return asked;
    const { profile } = asked.answer;
    if (profile.subject === subject) return { kind: 'ok', answer: profile };
    return { kind: 'failed', reason: 'malformed' };
  }

  async refresh(tokens: SocialTokens): Promise<Refreshed> {
    const { refresh, id } = tokens;
    const document = refresh === undefined ? undefined : await this.document();
    if (refresh === undefined) return { kind: 'failed', reason: 'rejected' };
    if (!document) return { kind: 'failed', reason: 'unavailable' };
    const grant = { grant_type: 'refresh_token', refresh_token: refresh };
    const reply = await this.#post(document.tokenPath, grant, wireRefreshed);
    if (reply.kind === 'ok') {
      return { kind: 'ok', tokens: tokensOf(reply.body, { id, refresh }, this.clock.now()) };
    }
    if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
    const isOver = reply.grantError === 'invalid_grant';
    return isOver ? { kind: 'ended' } : { kind: 'failed', reason: 'rejected' };
  }

  async revoke({ access, refresh }: SocialTokens): Promise<void> {
    const document = await this.document();
    const path = document?.revocationPath;
    if (!path) {
      if (!document) this.reporter.report({ event: 'identity-revocation-failed' });
      return;
    }
    await Promise.all([
      ...(refresh === undefined ? [] : [this.#revoke(path, refresh, 'refresh_token')]),
      this.#revoke(path, access, 'access_token'),
    ]);
  }

  async #revoke(path: string, token: string, kind: string): Promise<void> {
    const reply = await this.#post(path, { token, token_type_hint: kind }, z.unknown());
    if (reply.kind === 'ok') return;
    this.reporter.report({ event: 'identity-revocation-failed', kind, reason: reply.kind });
  }

  /** Falls back to the id_token's profile; refuses a profile of another person. */
  async #withProfile(tokens: SocialTokens, proved: SocialProfile): Promise<Exchanged> {
    const asked = await this.#userinfo(tokens);
    if (asked.kind !== 'ok') return { kind: 'ok', tokens, profile: proved };
    const { profile: told, isEmailDenied } = asked.answer;
    if (told.subject !== proved.subject) {
      this.reporter.report({ event: 'identity-profile-of-another' });
      return refused('profile');
    }
    const { firstName, lastName } = told.firstName || told.lastName ? told : proved;
    const email = told.email || (isEmailDenied ? '' : proved.email);
    return { kind: 'ok', tokens, profile: { subject: told.subject, firstName, lastName, email } };
  }

  async #userinfo({ access }: SocialTokens): Promise<BackendReply<z.output<typeof wireProfile>>> {
    const document = await this.document();
    if (!document) return { kind: 'failed', reason: 'unavailable' };
    const headers = { authorization: `Bearer ${access}` };
    const reply = await this.backend.get(document.userinfoPath, { headers, shape: wireProfile });
    if (reply.kind === 'ok') return { kind: 'ok', answer: reply.body };
    if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
    return reply.status === 401 ? { kind: 'unknown' } : { kind: 'failed', reason: 'rejected' };
  }

  async #read<Body>(path: string, shape: Shape<Body>): Promise<Body | undefined> {
    const reply = await this.backend.get(path, { shape });
    return reply.kind === 'ok' ? reply.body : undefined;
  }

  #post<Body>(path: string, fields: Readonly<Record<string, string>>, shape: Shape<Body>) {
    const { clientId: client_id, clientSecret: client_secret } = this.settings;
    const form = { ...fields, client_id, client_secret };
    return this.backend.send('POST', path, { form, shape });
  }
}

/** The owner of the tokens; the id_token was verified on arrival. */
function subjectOf({ id }: SocialTokens): string | undefined {
  try {
    return decodeJwt(id).sub;
  } catch {
    return undefined;
  }
}
