import type { Refusal } from '@shop/ports/backends';
import type { Backend, Reply, Send } from '../http/index.js';

/** Clients of one OCTO supplier: who looks never waits behind who books. */
export interface OctoClients {
  readonly reads: Backend;
  readonly writes: Backend;
}

/** Sent with every call: what we speak beside OCTO's core. */
export const octoHeaders = { 'octo-capabilities': 'octo/pricing' };

export const refusals: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  ['UNPROCESSABLE_ENTITY', 'noAvailability'],
  ['INVALID_AVAILABILITY_ID', 'closedDay'],
  ['INVALID_PRODUCT_ID', 'unknownProduct'],
  ['INVALID_OPTION_ID', 'unknownProduct'],
  ['INVALID_UNIT_ID', 'infantsNotAdmitted'],
  ['INVALID_BOOKING_UUID', 'lineUnavailable'],
]);

/** What became of a call: done, refused by a rule of theirs, or no answer that we can use. */
export type OctoDone<Body> =
  | { readonly kind: 'ok'; readonly state: Body }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'failed';
      readonly reason: 'timeout' | 'unavailable' | 'rejected' | 'malformed';
    };

/** OCTO's errors are told by their words, whatever the status. */
export function doneOf<Body>(reply: Reply<Body>): OctoDone<Body> {
  if (reply.kind === 'ok') return { kind: 'ok', state: reply.body };
  if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
  const refusal = refusals.get(reply.grantError ?? '');
  return refusal ? { kind: 'refused', refusal } : { kind: 'failed', reason: 'rejected' };
}

/** A question that changes nothing. */
export async function asking<Body>(
  { reads }: OctoClients,
  path: string,
  ask: Pick<Send<Body>, 'shape' | 'about' | 'body'>,
): Promise<OctoDone<Body>> {
  if (ask.body === undefined) return doneOf(await reads.get(path, ask));
  return doneOf(await reads.send('POST', path, ask));
}
