import type { Language } from '@shop/domain';
import type { BackendReply } from '@shop/ports/backends';
import type { Problem } from '@shop/ports/screens';
import { presentLimit } from './present-limit.js';
import { presentProblem } from './present-problem.js';

type NoCart = Extract<BackendReply<unknown>, { kind: 'failed' }>;

export function presentNoCart({ limit }: NoCart, path: string, language: Language): Problem {
  const retry = [{ kind: 'retry', href: path }] as const;
  return limit
    ? presentLimit('placesHeld', limit, language, retry).problem
    : presentProblem('cartUnavailable', language, retry);
}

export const statusOf = ({ code }: Problem): 429 | 503 => (code === 'cartUnavailable' ? 503 : 429);
