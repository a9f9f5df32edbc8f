import type { CallRequest } from '@shop/domain';
import type { Failure } from './backend-reply.js';

export interface QueuedCall {
  /** The attempt id; the same id is the same request. */
  readonly id: string;
  readonly request: CallRequest;
}

/**
 * Durable queue. Each request goes to one copy of the shop at a time, and falls due again unless
 * that copy ends it.
 */
export interface CallRequests {
  put(call: QueuedCall): Promise<void>;
  takeDue(limit: number): Promise<readonly QueuedCall[]>;
  /** Milliseconds until the next row is due, 0 if one is overdue; `undefined` if none waits. */
  nextDueMs(): Promise<number | undefined>;
  /** The call centre has the request; the queue deletes it. */
  delivered(id: string): Promise<void>;
  /** The call centre will never take it: keep it for an operator, without retries. */
  refused(id: string): Promise<void>;
}

export const CallRequests = Symbol('CallRequests');

export type CallAsked =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** The call centre's call list. The same key again is the same request. */
export interface CallCentre {
  callBack(request: CallRequest, key: string): Promise<CallAsked>;
}

export const CallCentre = Symbol('CallCentre');
