import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type OAuth2Strategy from 'passport-oauth2';
import type { CodeFlowRefusal, CodeFlowStart, Transactions } from './code-flow.js';

export interface Kept {
  readonly request: Request;
  readonly start: CodeFlowStart;
  readonly nonce: string;
  readonly onRefused: (reason: CodeFlowRefusal['reason']) => void;
  readonly onBug: (bug: unknown) => void;
}

type Metadata = OAuth2Strategy.Metadata;
type Stored = OAuth2Strategy.StateStoreStoreCallback;
type Verified = OAuth2Strategy.StateStoreVerifyCallback;

/**
 * The library's state store, which only stores: the strategy reads the callback itself. The library
 * counts a method's parameters to choose what it passes; its types lack the form with a verifier.
 */
export const transactionStore = (transactions: Transactions): OAuth2Strategy.StateStore => ({
  store(
    _request: Request,
    verifier: string | Metadata | Stored,
    kept?: Kept | Stored,
    _meta?: Metadata,
    done?: Stored,
  ): void {
    if (typeof verifier !== 'string' || typeof kept !== 'object' || !done)
      throw new TypeError('the library passed no verifier');
    const { request, start, nonce, onRefused, onBug } = kept;
    const { network, next, remember } = start;
    const state = randomBytes(32).toString('base64url');
    const keep = async () =>
      transactions.keep(request, { state, verifier, nonce, network, next, remember });
    keep()
      .then(
        () => done(null, state),
        () => onRefused('store'),
      )
      .catch(onBug);
  },
  verify(_request: Request, _state: string, _meta: Metadata | Verified, done?: Verified): void {
    done?.(null, false, undefined);
  },
});
