import { randomBytes } from 'node:crypto';
import type { SocialNetwork } from '@shop/domain';
import type { Request } from 'express';
import OAuth2Strategy from 'passport-oauth2';
import { z } from 'zod';
import type {
  CodeFlowRefusal,
  CodeFlowStart,
  SocialSignIn,
  Transaction,
  Transactions,
} from './code-flow.js';
import { type Kept, transactionStore } from './transaction-store.js';
import type { OidcProvider } from './oidc-provider.js';
import type { OidcSettings } from './settings.js';

/** The provider's names of the networks (docs/rules/sign-in.md#networks). */
const hints: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'SignInWithApple',
};

/** The query or form that the provider sends back. A repeated name is a list, which is rejected. */
const wireAnswer = z.object({
  state: z.string().max(200).optional(),
  code: z.string().min(1).max(4096).optional(),
  error: z.string().max(200).optional(),
  iss: z.string().max(2000).optional(),
});
type Answer = z.infer<typeof wireAnswer>;

/** The visitor cancelled: RFC 6749 (4.1.2.1), Apple and LinkedIn. */
const isDenial = (error: string): boolean =>
  error === 'access_denied' || error.startsWith('user_cancelled_');

type Outcome = { readonly signIn: SocialSignIn } | { readonly refusal: CodeFlowRefusal };

/**
 * passport's OAuth 2 with what it lacks (docs/rules/sign-in.md#networks): several tabs, nonce,
 * `iss`, a verified id_token, and a client with deadlines.
 * - `authenticate(request, start)` redirects the browser to the provider.
 * - `authenticate(request, { isCallback: true })` handles its return. Succeeds with a
 *   `SocialSignIn`, fails with a `CodeFlowRefusal`; only a bug is an error.
 */
export class CodeFlowStrategy extends OAuth2Strategy {
  override name = 'identity';

  // Not `#private`: passport works on objects that have this one as their prototype.
  constructor(
    private readonly provider: OidcProvider,
    private readonly settings: OidcSettings,
    private readonly transactions: Transactions,
  ) {
    const { issuer, clientId, clientSecret, callbackUrl, scopes } = settings;
    if (!URL.canParse(callbackUrl)) throw new TypeError('the callback URL is not absolute');
    super(
      {
        // Placeholders: each start sets the real address, and the library's token request is never
        // made.
        authorizationURL: issuer,
        tokenURL: issuer,
        clientID: clientId,
        clientSecret,
        callbackURL: callbackUrl,
        scope: [...scopes],
        state: true,
        pkce: true,
        store: transactionStore(transactions),
      },
      () => undefined,
    );
  }

  override authenticate(
    request: Request,
    options: CodeFlowStart | { readonly isCallback: true },
  ): void {
    const work = 'isCallback' in options ? this.finish(request) : this.start(request, options);
    work.catch((bug: unknown) => this.error(bug));
  }

  override authorizationParams({ nonce, start }: Kept): object {
    const { network, language } = start;
    const speak = language ? { ui_locales: language } : {};
    return { nonce, identity_provider: hints[network], ...speak };
  }

  private async start(request: Request, start: CodeFlowStart): Promise<void> {
    const document = await this.provider.document();
    if (!document) return this.settle({ refusal: { reason: 'provider' } });
    Object.assign(this._oauth2, { _authorizeUrl: document.authorizationUrl });
    const kept: Kept = {
      request,
      start,
      nonce: randomBytes(32).toString('base64url'),
      onRefused: (reason) => this.settle({ refusal: { reason } }),
      onBug: (bug) => this.error(bug),
    };
    super.authenticate(withoutQuery(request), { ...kept, state: kept });
  }

  private async finish(request: Request): Promise<void> {
    const answer = wireAnswer.safeParse(request.query);
    if (!answer.success) return this.settle({ refusal: { reason: 'malformed' } });
    const { state } = answer.data;
    if (!state) return this.settle({ refusal: { reason: 'state' } });
    const taken = await this.take(request, state);
    if (taken === 'away') return this.settle({ refusal: { reason: 'store' } });
    if (!taken) return this.settle({ refusal: { reason: 'state' } });
    this.settle(await this.outcomeOf(answer.data, taken));
  }

  private async take(request: Request, state: string): Promise<Transaction | undefined | 'away'> {
    try {
      return await this.transactions.take(request, state);
    } catch {
      return 'away';
    }
  }

  private async outcomeOf(answer: Answer, transaction: Transaction): Promise<Outcome> {
    const refused = (reason: CodeFlowRefusal['reason']) => ({ refusal: { reason, transaction } });
    const { code, error, iss } = answer;
    if (iss !== undefined && iss !== this.settings.issuer) return refused('issuer');
    const document = await this.provider.document();
    if (!document) return refused('provider');
    if (iss === undefined && document.namesItself) return refused('issuer');
    if (error !== undefined) return refused(isDenial(error) ? 'denied' : 'provider');
    if (code === undefined) return refused('malformed');
    const { verifier, nonce, network } = transaction;
    const exchanged = await this.provider.exchange({ code, verifier, nonce });
    if (exchanged.kind === 'refused') return refused(exchanged.reason);
    const { profile, tokens } = exchanged;
    return { signIn: { identity: { kind: 'social', network, profile, tokens }, transaction } };
  }

  private settle(outcome: Outcome): void {
    if ('signIn' in outcome) this.success(outcome.signIn);
    else this.fail({ ...outcome.refusal });
  }
}

/** The library would take any request with `code` or `error` for the provider's callback. */
const withoutQuery = (request: Request): Request =>
  Object.create(request, { query: { value: {} }, body: { value: {} } });
