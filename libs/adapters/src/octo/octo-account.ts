import type { Refusal } from '@shop/ports/backends';
import type { Backend, Reply, Send } from '../http/index.js';

/** Clients of one OCTO supplier, so that reads never queue behind bookings. */
export interface OctoClients {
  readonly reads: Backend;
  readonly writes: Backend;
}

/** OCTO capabilities, sent with every call. */
export const octoHeaders = { 'octo-capabilities': 'octo/pricing' };

export const refusals: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  ['UNPROCESSABLE_ENTITY', 'noAvailability'],
  ['INVALID_AVAILABILITY_ID', 'closedDay'],
  ['INVALID_PRODUCT_ID', 'unknownProduct'],
  ['INVALID_OPTION_ID', 'unknownProduct'],
  ['INVALID_UNIT_ID', 'infantsNotAdmitted'],
  ['INVALID_BOOKING_UUID', 'lineUnavailable'],
]);

export type OctoDone<Body> =
  | { readonly kind: 'ok'; readonly state: Body }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'failed';
      readonly reason: 'timeout' | 'unavailable' | 'rejected' | 'malformed';
    };

/** OCTO errors are recognised by their code, whatever the status. */
export function doneOf<Body>(reply: Reply<Body>): OctoDone<Body> {
  if (reply.kind === 'ok') return { kind: 'ok', state: reply.body };
  if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
  const refusal = refusals.get(reply.grantError ?? '');
  return refusal ? { kind: 'refused', refusal } : { kind: 'failed', reason: 'rejected' };
}

export async function asking<Body>(
  { reads }: OctoClients,
  path: string,
  ask: Pick<Send<Body>, 'shape' | 'about' | 'body'>,
): Promise<OctoDone<Body>> {
  if (ask.body === undefined) return doneOf(await reads.get(path, ask));
  return doneOf(await reads.send('POST', path, ask));
}
