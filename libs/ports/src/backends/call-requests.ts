import type { CallRequest } from '@shop/domain';
import type { Failure } from './asked.js';

export interface QueuedCall {
  /** Of the attempt: the same one again is the same request. */
  readonly id: string;
  readonly request: CallRequest;
}

/**
 * Requests to be called back, durably until somebody has them. Any number of copies may take; no two
 * get the same at a time, and what was taken and not ended is due again after a while.
 */
export interface CallRequests {
  put(call: QueuedCall): Promise<void>;
  takeDue(limit: number): Promise<readonly QueuedCall[]>;
  /** Somebody has it: nothing of it is kept. */
  delivered(id: string): Promise<void>;
  /** It will never be taken: kept for whoever looks into it, and tried no more. */
  refused(id: string): Promise<void>;
}

export const CallRequests = Symbol('CallRequests');

/** Taken; refused by a rule of theirs; or no answer that we can use. */
export type CallAsked =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** The call centre's list of people to call. The same key again is the same request. */
export interface CallCentre {
  callBack(request: CallRequest, key: string): Promise<CallAsked>;
}

export const CallCentre = Symbol('CallCentre');
