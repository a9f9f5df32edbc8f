import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import type { SocialPerson } from '../engine/people.js';
import { createProvider, type Providing } from './provider.js';
import { newSigningKey } from './signing-key.js';

const usualSeconds = 300;

export type IdentitySetup = Pick<Providing, 'issuer' | 'client' | 'people' | 'key' | 'onError'>;

/** The identity provider. It keeps tokens and sessions in memory: a restart ends sign-ins. */
export class Identity {
  private readonly providing: Omit<Providing, 'key'>;
  private provider: ReturnType<typeof createProvider>;
  private listen: RequestListener;
  private accessSeconds = usualSeconds;

  constructor({ key, ...setup }: IdentitySetup) {
    const accessSeconds = () => this.accessSeconds;
    const cookieKey = randomBytes(32).toString('hex');
    this.providing = { ...setup, adapter: createMemoryAdapter(), accessSeconds, cookieKey };
    this.provider = createProvider({ ...this.providing, key });
    this.listen = this.provider.callback();
  }

  get people(): readonly SocialPerson[] {
    return this.providing.people;
  }

  get shopOrigin(): string {
    return this.providing.client.origin;
  }

  /** Signs with a new key from now on and no longer publishes the old one. */
  async rotateKeys(): Promise<void> {
    this.provider = createProvider({ ...this.providing, key: await newSigningKey() });
    this.listen = this.provider.callback();
  }

  /** Sets the lifetime of new access tokens; without a number, the default. */
  shorten(seconds = usualSeconds): void {
    this.accessSeconds = seconds;
  }

  /** The email behind an access token; `undefined` if it expired or the network withholds it. */
  async emailOf(accessToken: string): Promise<string | undefined> {
    const token = await this.provider.AccessToken.find(accessToken);
    return token?.isValid ? this.people.find(({ id }) => id === token.accountId)?.email : undefined;
  }

  readonly answer: RequestListener = (request, response) => this.listen(request, response);

  /** The sign-in of an open page. Rejects if there is none, or if it is another browser's. */
  readonly asked = (...visit: Parameters<RequestListener>) =>
    this.provider.interactionDetails(...visit);

  /** Ends the page and redirects the browser, signed in or not. */
  readonly finish = (
    ...[request, response, personId]: [...Parameters<RequestListener>, string | undefined]
  ) =>
    this.provider.interactionFinished(
      request,
      response,
      personId ? { login: { accountId: personId, remember: false } } : { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    );
}
