import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { CodeFlowRefusal, CodeFlowStart, Transactions } from './code-flow.js';

export interface Kept {
  readonly request: Request;
  readonly start: CodeFlowStart;
  readonly nonce: string;
  readonly onRefused: (reason: CodeFlowRefusal['reason']) => void;
  readonly onBug: (bug: unknown) => void;
}

type Stored = (error: Error | null, state?: unknown) => void;

/** The library's state store, which only stores: the strategy reads the callback itself. */
export const transactionStore = (transactions: Transactions) => ({
  store(_request: Request, verifier: string, kept: Kept, _meta: unknown, done: Stored): void {
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
  verify(_request: Request, _state: string, _meta: unknown, done: Stored): void {
    done(null, false);
  },
});
