import type { GateVerdictView } from '@shop/ports/screens';
import type { Say } from './gate-texts.js';

/** The lines below a verdict, in display order. */
export const verdictFacts = ['place', 'who', 'date', 'usedAt', 'order', 'unit'] as const;

export type VerdictFact = (typeof verdictFacts)[number];

export const factName = (fact: VerdictFact, say: Say): string =>
  say(fact === 'unit' ? 'code' : fact);

export function factValue(
  fact: VerdictFact,
  verdict: GateVerdictView,
  say: Say,
): string | undefined {
  if (fact !== 'who') return verdict[fact];
  return verdict.who && say(`unit.${verdict.who}`);
}

export const canAdmit = ({ kind, code }: GateVerdictView): boolean =>
  kind === 'valid' && code !== undefined;
