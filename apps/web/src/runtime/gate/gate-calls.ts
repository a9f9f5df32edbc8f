import type { FindCodeForm, RedeemCodeForm } from '@shop/ports/forms';
import {
  type GateFactsReply,
  type GateFindReply,
  gatePaths,
  type GateRedeemReply,
} from '@shop/ports/screens';
import type { Admission } from './gate-store.js';

/** Timeout after which the gate decides offline. */
const timeoutMs = 4_000;

export type NoAnswer = 'noAnswer';

async function ask<Reply>(
  path: string,
  body?: object,
  refused: Reply | NoAnswer = 'noAnswer',
): Promise<Reply | NoAnswer> {
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json', 'x-requested-by': 'gate' }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 401) location.reload();
    if (!response.ok) return response.status < 500 ? refused : 'noAnswer';
    return (await response.json()) as Reply; // as: from our server, of this release or the previous one
  } catch {
    return 'noAnswer';
  }
}

export const fetchFacts = (): Promise<GateFactsReply | NoAnswer> => ask(gatePaths.facts);

export const findCode = (code: string): Promise<GateFindReply | NoAnswer> =>
  ask(gatePaths.find, { code } satisfies FindCodeForm);

/** A 4xx reply is a refusal: the server is still there. */
export const redeem = ({ code, at, attempt }: Admission): Promise<GateRedeemReply | NoAnswer> =>
  ask(gatePaths.redeem, { code, at, attempt } satisfies RedeemCodeForm, { kind: 'failed' });
