import type { AddressInfo } from 'node:net';
import {
  type CodeFlowRefusal,
  type CodeFlowStart,
  CodeFlowStrategy,
  type OidcProvider,
  type OidcSettings,
  type SocialSignIn,
  type Transaction,
  type Transactions,
} from '@shop/adapters/oauth';
import express, { type Request, type Response } from 'express';
import passport from 'passport';

export type Ended =
  | { readonly kind: 'in'; readonly signIn: SocialSignIn }
  | { readonly kind: 'refused'; readonly refusal: CodeFlowRefusal }
  | { readonly kind: 'bug'; readonly message: string };

/** Pending sign-ins in memory, by the browser of the header `x-browser`. */
export class WaitingSignIns implements Transactions {
  readonly waiting = new Map<string, Transaction>();
  isAway = false;

  keep(request: Request, transaction: Transaction): void {
    this.#reach();
    this.waiting.set(keyOf(request, transaction.state), transaction);
  }

  async take(request: Request, state: string): Promise<Transaction | undefined> {
    this.#reach();
    const transaction = this.waiting.get(keyOf(request, state));
    this.waiting.delete(keyOf(request, state));
    return transaction;
  }

  #reach(): void {
    if (this.isAway) throw new Error('away');
  }
}

const keyOf = (request: Request, state: string) => `${request.get('x-browser')} ${state}`;

/** The smallest app that signs in: passport, the strategy, a start and a callback. */
export async function startSignInApp(
  provider: OidcProvider,
  settingsAt: (origin: string) => OidcSettings,
) {
  const transactions = new WaitingSignIns();
  const authenticator = new passport.Passport();
  const app = express();
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const origin = `http://127.0.0.1:${port}`;
  authenticator.use(new CodeFlowStrategy(provider, settingsAt(origin), transactions));

  const authenticate = (request: Request, response: Response, options: object) =>
    authenticator.authenticate(
      'identity',
      options,
      (bug: unknown, user: unknown, info: unknown) => {
        response.json(endOf(bug, user, info));
      },
    )(request, response);

  let start: CodeFlowStart = { network: 'google', next: '/es/', remember: false };
  app.get('/start/', (request, response) => authenticate(request, response, { ...start }));
  app.get('/callback/', (request, response) =>
    authenticate(request, response, { isCallback: true }),
  );

  const ask = (url: string, browser: string) =>
    fetch(url, { redirect: 'manual', headers: { 'x-browser': browser } });

  return {
    origin,
    transactions,
    /** Starts a sign-in; returns the provider's address, or the result if it ended at once. */
    async start(differs: Partial<CodeFlowStart> = {}, query = '', browser = 'ana') {
      start = { network: 'google', next: '/es/', remember: false, ...differs };
      const response = await ask(`${origin}/start/${query}`, browser);
      return response.headers.get('location') ?? JSON.stringify(await response.json());
    },
    /** A browser returns from the provider, with an address or a query. */
    async callback(addressOrQuery: string, browser = 'ana'): Promise<Ended> {
      const url = new URL(addressOrQuery, `${origin}/callback/`);
      return (await ask(url.href, browser)).json();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function endOf(bug: unknown, user: unknown, info: unknown): Ended {
  if (bug) return { kind: 'bug', message: String(bug) };
  if (user) return { kind: 'in', signIn: user as SocialSignIn }; // as: what the strategy succeeds with
  return { kind: 'refused', refusal: info as CodeFlowRefusal }; // as: what the strategy fails with
}
